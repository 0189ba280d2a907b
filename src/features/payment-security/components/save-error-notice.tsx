import { NoticeBar } from '@/ui/feedback/notice-bar';
import styles from './notices.module.css';

/** The notice for a change that could not be saved; renders nothing without a text. */
export function SaveErrorNotice({ text }: { text: string | null }) {
  return (
    text !== null && (
      <div className={styles.notice}>
        <NoticeBar tone="danger" alarming>
          {text}
        </NoticeBar>
      </div>
    )
  );
}
