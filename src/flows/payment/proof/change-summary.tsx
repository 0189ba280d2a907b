import type { ReactNode } from 'react';
import styles from './change-summary.module.css';

/** One line on the change that the password or code confirms. */
export function ChangeSummary({ children }: { children: ReactNode }) {
  return <p className={styles.what}>{children}</p>;
}
