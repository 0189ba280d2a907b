import { toMoment } from '@/domain/business-time';
import { formatMoment } from '@/domain/format-moment';
import { CallList } from './call-list';
import type { Overview } from './control';
import styles from './requests-tab.module.css';
import { useVisitNotices } from './visit-notices';

const maxCalls = 200;

/** The last calls, and all messages that the user saw in this visit. */
export function RequestsTab({ overview }: { overview: Overview }) {
  const recorded = useVisitNotices(({ notices }) => notices);
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>最近请求</h3>
        <p className={styles.line}>{`点开看明文，保留 ${maxCalls} 条`}</p>
      </div>
      <CallList overview={overview} limit={maxCalls} />
      <div className={styles.head}>
        <h3 className={styles.title}>本次访问的提示</h3>
        <p className={styles.line}>{`${recorded.length} 条`}</p>
      </div>
      <ol aria-label="提示">
        {[...recorded].reverse().map(({ id, time, text, form }) => (
          <li key={id} className={styles.message}>
            <span className={styles.time}>{formatMoment(toMoment(time), 'seconds', 'zh-CN')}</span>
            <span className={styles.text}>{text}</span>
            <span className={styles.line}>{form === 'alert' ? '弹窗' : '轻提示'}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
