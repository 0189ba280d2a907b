import type { ReactNode } from 'react';
import { Note, Title } from '@/ui/text/text';
import { Petals } from './petals';
import { Seal } from './seal';
import styles from './paid-head.module.css';

interface PaidHeadProps {
  sentence: string;
  /** What follows, below the amount. */
  description?: string;
  /** With petals, and more room around it. */
  festive?: boolean;
  /** With the seal; a payment that came back has none. */
  isSealed?: boolean;
  /** The amount. */
  children?: ReactNode;
}

/** The head of the result of a payment: the seal, what is done, and the amount. */
export function PaidHead({
  sentence,
  description,
  festive = false,
  isSealed = true,
  children,
}: PaidHeadProps) {
  return (
    <div className={festive ? styles.festive : styles.head} role="status">
      {festive && <Petals />}
      {isSealed && <Seal />}
      <Title as="p" marginTop={2} size="title-l" className={styles.sentence}>
        {sentence}
      </Title>
      {children}
      {description !== undefined && <Note marginTop={2}>{description}</Note>}
    </div>
  );
}
