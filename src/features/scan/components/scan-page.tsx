import type { ReactNode } from 'react';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { Page } from '@/ui/layout/page';
import styles from './scan-page.module.css';

interface ScanPageProps {
  /** Fills the page behind everything: what the camera sees. */
  ground?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** A dark room in both themes, with what is scanned in its middle and the other ways at its foot. */
export function ScanPage({ ground, foot, children }: ScanPageProps) {
  const titles = useMessages(titleMessages);
  return (
    <Page title={titles['/qrcodeScan']} hero foot={foot}>
      <div className={styles.ground} aria-hidden="true">
        {ground}
      </div>
      <div className={styles.stage}>{children}</div>
    </Page>
  );
}
