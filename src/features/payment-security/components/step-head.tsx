import { paymentSecurityMessages } from '@/messages/payment-security';
import { useMessages } from '@/messages/language';
import styles from './step-head.module.css';

interface StepHeadProps {
  /** From 1. */
  place: number;
  count: number;
  title: string;
  description?: string;
}

/** Which step this is, and what it asks for; told to those who listen as it comes. */
export function StepHead({ place, count, title, description }: StepHeadProps) {
  const messages = useMessages(paymentSecurityMessages);
  return (
    <div className={styles.head}>
      <p className={styles.place}>
        <span className={styles.bars} aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            <span key={at} className={styles.bar} data-reached={at < place} />
          ))}
        </span>
        {messages.step(place, count)}
      </p>
      <h2 className={styles.title} aria-live="polite">
        {title}
      </h2>
      {description !== undefined && <p className={styles.line}>{description}</p>}
    </div>
  );
}
