import { paymentSecurityWords } from '@/messages/payment-security';
import { useWords } from '@/messages/language';
import styles from './step-head.module.css';

interface StepHeadProps {
  /** From 1. */
  place: number;
  count: number;
  title: string;
  line?: string;
}

/** Which step this is, and what it asks for; told to those who listen as it comes. */
export function StepHead({ place, count, title, line }: StepHeadProps) {
  const words = useWords(paymentSecurityWords);
  return (
    <div className={styles.head}>
      <p className={styles.place}>
        <span className={styles.bars} aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            <span key={at} className={styles.bar} data-reached={at < place} />
          ))}
        </span>
        {words.step(place, count)}
      </p>
      <h2 className={styles.title} aria-live="polite">
        {title}
      </h2>
      {line !== undefined && <p className={styles.line}>{line}</p>}
    </div>
  );
}
