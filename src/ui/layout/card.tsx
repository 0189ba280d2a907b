import type { ReactNode } from 'react';
import { Inline } from '@/ui/layout/box';
import { Note, Title } from '@/ui/text/text';
import styles from './card.module.css';

interface CardProps {
  title?: string;
  /** Shown at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A white card; its title is a heading of the page. */
export function Card({ title, aside, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title !== undefined && (
        <Inline wrap align="baseline" justify="between" marginBottom={3}>
          <Title marginRight={2}>{title}</Title>
          {aside !== undefined && (
            <Note as="div" marginLeft="auto" textAlign="right">
              {aside}
            </Note>
          )}
        </Inline>
      )}
      {children}
    </section>
  );
}
