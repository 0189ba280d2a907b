import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
import type { BookingRun } from '@/queries/bookings';
import { Button } from '@/ui/forms/button';
import { Tag } from '@/ui/feedback/tag';
import { longDay } from '../describe';
import styles from './booking-detail.module.css';

/** What one run did; one that could not be paid says what was missing, and can be paid now. */
export function RunRow({ run, onPay }: { run: BookingRun; onPay: () => void }) {
  const words = useWords(bookingWords);
  const { day, paid, recipients, skipped, amount, missing, transferId } = run;
  const names = recipients.map(({ name }) => name);
  const texts = (
    <span className={styles.texts}>
      <span className={styles.title}>
        {longDay(day, words)}{' '}
        <Tag tone={paid ? 'success' : 'warning'}>{paid ? words.paidRun : words.unpaidRun}</Tag>
      </span>
      <span className={styles.line}>
        {names.length > 0 ? `${words.names(names)} · ${formatCoins(amount)}` : words.nobodyRun}
      </span>
      {skipped.length > 0 && (
        <span className={styles.warning}>
          {words.skippedRun(words.names(skipped.map(({ name }) => name)))}
        </span>
      )}
      {!paid && <span className={styles.warning}>{words.missing(formatCoins(missing))}</span>}
    </span>
  );
  if (transferId !== null) {
    return (
      <Link className={styles.row} to={href('/rewardDetail', { id: transferId })}>
        {texts}
      </Link>
    );
  }
  return (
    <div className={styles.row}>
      {texts}
      {!paid && (
        <Button look="soft" onClick={onPay}>
          {words.payAgain}
        </Button>
      )}
    </div>
  );
}
