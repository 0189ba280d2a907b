import type { SystemType } from '@/domain/account';
import { maskName, maskPhone } from '@/domain/mask';
import { activationMessages } from '@/messages/areas/activation';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { StepPage } from './step-page';
import styles from './identity-step.module.css';

interface IdentityStepProps {
  user: { username: string; mobile: string; usercode: string };
  sysType: SystemType;
  onNext: () => void;
}

/** Shows the masked identity of the person who activates the account. */
export function IdentityStep({ user: { username, mobile, usercode }, sysType, onNext }: IdentityStepProps) {
  const messages = useMessages(activationMessages);
  const name = maskName(username);
  const phone = maskPhone(mobile);
  return (
    <StepPage
      step="who"
      actionBar={
        <Button block onClick={onNext}>
          {messages.itIsMe}
        </Button>
      }
    >
      <Card title={messages.whoTitle}>
        <DescriptionList
          ruled
          rows={[
            [
              messages.name,
              <Masked
                key="name"
                shown={name}
                accessibleText={messages.nameAccessibleText(name.replace(/^\*+/, ''))}
              />,
            ],
            [
              messages.phone,
              <Masked
                key="phone"
                shown={phone}
                accessibleText={messages.phoneAccessibleText(mobile.slice(-4))}
              />,
            ],
            [sysType === 'WALLET' ? messages.member : messages.oa, usercode],
          ]}
        />
      </Card>
      <p className={styles.note}>{messages.notYou}</p>
    </StepPage>
  );
}

/** Screen readers get a text in place of the asterisks. */
function Masked({ shown, accessibleText }: { shown: string; accessibleText: string }) {
  return (
    <span>
      <span className="visuallyHidden">{accessibleText}</span>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}
