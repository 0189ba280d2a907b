import type { ReactNode } from 'react';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
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
  const titles = useMessages(titleMessages);
  return (
    <Page title={titles['/qrcodeScan']} hero foot={foot}>
      <div className={styles.ground} aria-hidden="true">
        {background}
      </div>
      <div className={styles.stage}>{children}</div>
    </Page>
  );
}
