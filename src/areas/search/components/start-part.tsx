import type { ReactNode } from 'react';
import { Text } from '@/ui/text/text';
import styles from './start.module.css';

interface StartPartProps {
  title: string;
  /** Shown at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of the search page while nothing is typed. */
export function StartPart({ title, aside, children }: StartPartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <Text as="h2" weight="bold">
          {title}
        </Text>
        {aside}
      </div>
      {children}
    </section>
  );
}
