import type { ComponentProps } from 'react';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import styles from './request-notice.module.css';

/** What somebody has to know about a request before all else; stands above it. */
export function RequestNotice(props: ComponentProps<typeof NoticeBar>) {
  return (
    <div className={styles.notice}>
      <NoticeBar {...props} />
    </div>
  );
}
