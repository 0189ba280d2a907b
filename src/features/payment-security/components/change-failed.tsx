import { NoticeBar } from '@/ui/feedback/notice-bar';
import styles from './notices.module.css';

/** Why a change was not saved; nothing where all went well. */
export function ChangeFailed({ failed }: { failed: string | null }) {
  return (
    failed !== null && (
      <div className={styles.notice}>
        <NoticeBar tone="danger" alarming>
          {failed}
        </NoticeBar>
      </div>
    )
  );
}
