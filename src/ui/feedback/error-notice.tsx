import styles from './error-notice.module.css';
import { NoticeBar } from './notice-bar';

/** The notice for a change that failed, above what should have changed; renders nothing without a text. */
export function ErrorNotice({ text }: { text: string | null }) {
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
