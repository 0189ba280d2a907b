import type { ReactNode } from 'react';
import styles from './what-changes.module.css';

/** What a proof is asked for, in one line. */
export function WhatChanges({ children }: { children: ReactNode }) {
  return <p className={styles.what}>{children}</p>;
}
