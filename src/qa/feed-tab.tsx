import { toMoment } from '@/domain/business-time';
import { formatMoment } from '@/domain/format-moment';
import type { Overview } from './control';
import styles from './requests-tab.module.css';

/** The SMS and the notices of the public account that people received. */
export function FeedTab({ overview: { feed, identities } }: { overview: Overview }) {
  const nameOf = (usercode: string) =>
    identities.find((identity) => identity.usercode === usercode)?.name ?? usercode;
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>短信与公众号通知</h3>
        <p className={styles.line}>{`${feed.length} 条`}</p>
      </div>
      <ol aria-label="短信与通知">
        {feed.map(({ kind, to, time, text }) => (
          <li key={`${time} ${text}`} className={styles.message}>
            <span className={styles.time}>{formatMoment(toMoment(time), 'seconds', 'zh-CN')}</span>
            <span className={styles.text}>{text}</span>
            <span className={styles.line}>{`${nameOf(to)} · ${kind === 'sms' ? '短信' : '公众号'}`}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
