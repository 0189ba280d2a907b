import type { ReactNode } from 'react';
import { Page } from '@/ui/layout/page';
import styles from './scan-page.module.css';

interface ScanPageProps {
  /** The camera picture behind the whole page. */
  background?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** The layout of the scanner, dark in both themes, with the other inputs in the foot. */
export function ScanPage({ background, foot, children }: ScanPageProps) {
  return (
    <Page hero foot={foot}>
      <div className={styles.ground} aria-hidden="true">
        {background}
      </div>
      <div className={styles.stage}>{children}</div>
    </Page>
  );
}
