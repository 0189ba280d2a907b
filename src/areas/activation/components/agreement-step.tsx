import { useState } from 'react';
import type { SystemType } from '@/domain/account';
import { href } from '@/domain/href';
import { AgreementBox, AgreementLinks } from '@/flows/popups/agreement';
import { activationMessages } from '@/messages/areas/activation';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { StepPage } from './step-page';
import styles from './agreement-step.module.css';

interface AgreementStepProps {
  sysType: SystemType;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onNext: () => void;
}

/** The benefits of an account and its agreements; without the tick the box is highlighted instead of continuing. */
export function AgreementStep({ sysType, isTicked, onTick, onNext }: AgreementStepProps) {
  const messages = useMessages(activationMessages);
  const titles = useMessages(titleMessages);
  const benefits = [
    ['gift', messages.afterGrants],
    [sysType === 'WALLET' ? 'paycode' : 'transfer', messages.afterUses[sysType]],
    ['shield', messages.afterSafety],
  ] as const;
  const [isTickMissing, setTickMissing] = useState(false);
  const links = (['/settingAuth3', '/settingAuth2'] as const).map((address) => ({
    name: titles[address],
    url: `#${href(address)}`,
  }));
  return (
    <StepPage
      step="agreement"
      actionBar={
        <Button block onClick={() => (isTicked ? onNext() : setTickMissing(true))}>
          {messages.agree}
        </Button>
      }
    >
      <Card title={messages.afterTitle}>
        <ul className={styles.after}>
          {benefits.map(([icon, line]) => (
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
          ticked={isTicked}
          highlighted={isTickMissing && !isTicked}
          onToggle={() => onTick(!isTicked)}
        />
      </Card>
    </StepPage>
  );
}
