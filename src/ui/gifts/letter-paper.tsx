import type { ReactNode } from 'react';
import styles from './letter-paper.module.css';

/** Letter paper, for a blessing or the field in which it is written. */
export function LetterPaper({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}
