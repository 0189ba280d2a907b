import type { ReactNode } from 'react';
import styles from './letter-paper.module.css';

/** Letter paper, for a sentence that was written or is being written. */
export function LetterPaper({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}
