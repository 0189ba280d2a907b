import { useState } from 'react';
import type { SystemType } from '@/domain/account';
import { href } from '@/domain/href';
import { AgreementBox, AgreementLinks } from '@/flows/popups/agreement';
import { activationMessages } from '@/messages/activation';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import styles from './agreement-step.module.css';
import { StepPage } from './step-page';

interface AgreementStepProps {
  sysType: SystemType;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  onNext: () => void;
}

/** What an account is for, and what has to be agreed to; without the tick its words stand out and nothing else happens. */
export function AgreementStep({ sysType, ticked, onTick, onNext }: AgreementStepProps) {
  const messages = useMessages(activationMessages);
  const titles = useMessages(titleMessages);
  const after = [
    ['gift', messages.afterGrants],
    [sysType === 'WALLET' ? 'paycode' : 'transfer', messages.afterUses[sysType]],
    ['shield', messages.afterSafety],
  ] as const;
  const [forgotten, setForgotten] = useState(false);
  const links = (['/settingAuth3', '/settingAuth2'] as const).map((address) => ({
    name: titles[address],
    url: `#${href(address)}`,
  }));
  return (
    <StepPage
      step="agreement"
      foot={
        <Button block onClick={() => (ticked ? onNext() : setForgotten(true))}>
          {messages.agree}
        </Button>
      }
    >
      <Card title={messages.afterTitle}>
        <ul className={styles.after}>
          {after.map(([icon, line]) => (
            <li key={icon} className={styles.line}>
              <Icon name={icon} size={24} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={messages.agreementTitle}>
        <AgreementLinks links={links} />
        <AgreementBox
          label={messages.agreed}
          ticked={ticked}
          highlighted={forgotten && !ticked}
          onToggle={() => onTick(!ticked)}
        />
      </Card>
    </StepPage>
  );
}
