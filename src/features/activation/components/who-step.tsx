import type { SystemType } from '@/domain/account';
import { maskName, maskPhone } from '@/domain/mask';
import { activationWords } from '@/messages/activation';
import { useWords } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Facts } from '@/ui/lists/description-list';
import { StepPage } from './step-page';
import styles from './who-step.module.css';

interface WhoStepProps {
  user: { username: string; mobile: string; usercode: string };
  sysType: SystemType;
  onNext: () => void;
}

/** Whose account it will be, as far as that may be shown. */
export function WhoStep({ user: { username, mobile, usercode }, sysType, onNext }: WhoStepProps) {
  const words = useWords(activationWords);
  const name = maskName(username);
  const phone = maskPhone(mobile);
  return (
    <StepPage
      step="who"
      foot={
        <Button block onClick={onNext}>
          {words.itIsMe}
        </Button>
      }
    >
      <Card title={words.whoTitle}>
        <Facts
          ruled
          rows={[
            [
              words.name,
              <Masked key="name" shown={name} heard={words.nameHeard(name.replace(/^\*+/, ''))} />,
            ],
            [words.phone, <Masked key="phone" shown={phone} heard={words.phoneHeard(mobile.slice(-4))} />],
            [sysType === 'WALLET' ? words.member : words.oa, usercode],
          ]}
        />
      </Card>
      <p className={styles.note}>{words.notYou}</p>
    </StepPage>
  );
}

/** Stars are no words: what they leave is said to those who listen. */
function Masked({ shown, heard }: { shown: string; heard: string }) {
  return (
    <span>
      <span className="heard">{heard}</span>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}
