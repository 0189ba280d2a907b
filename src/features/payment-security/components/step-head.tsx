import { paymentSecurityMessages } from '@/messages/payment-security';
import { useMessages } from '@/messages/language';
import styles from './step-head.module.css';

interface StepHeadProps {
  /** Counted from 1. */
  step: number;
  stepCount: number;
  title: string;
  description?: string;
}

/** The number and title of a step; screen readers announce the title when it changes. */
export function StepHead({ step, stepCount, title, description }: StepHeadProps) {
  const messages = useMessages(paymentSecurityMessages);
  return (
    <div className={styles.head}>
      <p className={styles.place}>
        <span className={styles.bars} aria-hidden="true">
          {Array.from({ length: stepCount }, (_, index) => (
            <span key={index} className={styles.bar} data-reached={index < step} />
          ))}
        </span>
        {messages.step(step, stepCount)}
      </p>
      <h2 className={styles.title} aria-live="polite">
        {title}
      </h2>
      {description !== undefined && <p className={styles.line}>{description}</p>}
    </div>
  );
}
