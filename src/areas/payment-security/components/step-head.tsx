import { useMessages } from '@/messages/language';
import { Box, Inline } from '@/ui/layout/box';
import { Text, Title } from '@/ui/text/text';
import { paymentSecurityMessages } from '../messages';
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
    <Box paddingTop={2} paddingBottom={4} paddingX={2}>
      <Inline as="p" tone="secondary" size="note">
        <span className={styles.bars} aria-hidden="true">
          {Array.from({ length: stepCount }, (_, index) => (
            <span key={index} className={styles.bar} data-reached={index < step} />
          ))}
        </span>
        {messages.step(step, stepCount)}
      </Inline>
      <Title marginTop={4} size="title-l" aria-live="polite">
        {title}
      </Title>
      {description !== undefined && (
        <Text as="p" marginTop={1} tone="secondary">
          {description}
        </Text>
      )}
    </Box>
  );
}
