import { formatCoins, formatCount, type Tenths } from '@/domain/money';
import { grantListMessages } from '@/messages/grant-list';
import { useMessages } from '@/messages/language';
import { SheetIcon } from './sheet-icon';
import styles from './list-summary.module.css';

interface ListSummaryProps {
  fileName: string;
  /** The number of the sheet, from 1 on. */
  sheet: number;
  rows: number;
  ready: number;
  faulty: number;
  total: Tenths;
}

/** The file, what can be granted now, and how many rows have to be changed. */
export function ListSummary({ fileName, sheet, rows, ready, faulty, total }: ListSummaryProps) {
  const messages = useMessages(grantListMessages);
  const bar = messages.bar(formatCount(ready), formatCount(faulty));
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <SheetIcon />
        <span className={styles.texts}>
          <b className={styles.name}>{fileName}</b>
          <span className={styles.note}>{messages.rowCount(sheet, formatCount(rows))}</span>
        </span>
        {rows > 0 && (
          <span className={styles.sum}>
            <span className={styles.total}>{formatCoins(total)}</span>
            <span className={styles.caption}>{messages.canSend}</span>
          </span>
        )}
      </div>
      {rows > 0 && (
        <>
          <div className={styles.bar} role="img" aria-label={bar}>
            {ready > 0 && <i className={styles.ready} style={{ flexGrow: ready }} />}
            {faulty > 0 && <i className={styles.faulty} style={{ flexGrow: faulty }} />}
            {rows - ready - faulty > 0 && (
              <i className={styles.pending} style={{ flexGrow: rows - ready - faulty }} />
            )}
          </div>
          <div className={styles.counts}>
            <span className={styles.fine}>{messages.ready(formatCount(ready))}</span>
            {faulty > 0 && <span className={styles.wrong}>{messages.faulty(formatCount(faulty))}</span>}
          </div>
        </>
      )}
    </section>
  );
}
