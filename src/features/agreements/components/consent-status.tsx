import { toReceiptTime, fromMoment } from '@/domain/business-time';
import { agreementMessages } from '@/messages/agreements';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import styles from './consent-status.module.css';

/** What the person has agreed to, if anything, and which version holds now. */
export interface Consent {
  current: string;
  agreed: { version: string; time: string } | null;
}

/** Whether redeeming asks for no password: the version that was agreed to is the one that holds. */
export function isInForce({ current, agreed }: Consent): boolean {
  return agreed?.version === current;
}

/** Where the person stands with the agreement, and what follows from it. */
export function ConsentStatus({ consent }: { consent: Consent }) {
  const messages = useMessages(agreementMessages);
  const { current, agreed } = consent;
  const inForce = isInForce(consent);
  const [title, line] =
    agreed === null
      ? [messages.notAgreed, messages.notAgreedLine]
      : inForce
        ? [messages.agreedOn(agreed.version, toReceiptTime(fromMoment(agreed.time))), messages.agreedLine]
        : [messages.outdated(current), messages.outdatedLine(agreed.version)];
  return (
    <Card>
      <div className={styles.status} data-tone={inForce ? 'success' : agreed === null ? 'plain' : 'warning'}>
        <Icon name={inForce ? 'check' : agreed === null ? 'lock' : 'warning'} size={22} />
        <div className={styles.texts}>
          <p className={styles.title}>{title}</p>
          <p className={styles.line}>{line}</p>
        </div>
      </div>
    </Card>
  );
}
