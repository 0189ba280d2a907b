import type { ReactNode } from 'react';
import { Page } from '@/ui/layout/page';
import styles from './scan-page.module.css';

interface ScanPageProps {
  /** The camera picture behind the whole page. */
  background?: ReactNode;
  actionBar: ReactNode;
  children: ReactNode;
}

/** The layout of the scanner, dark in both themes, with the other inputs in the action bar. */
export function ScanPage({ background, actionBar, children }: ScanPageProps) {
  return (
    <Page hero actionBar={actionBar}>
      <div className={styles.ground} aria-hidden="true">
        {background}
      </div>
      <div className={styles.stage}>{children}</div>
    </Page>
  );
}
