import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { BookingRun } from '@/queries/bookings';
import { Button } from '@/ui/forms/button';
import { Tag } from '@/ui/feedback/tag';
import { longDay } from '../describe';
import styles from './booking-detail.module.css';

/** One past run; an unpaid one shows the missing amount and can be paid now. */
export function RunRow({ run, onPay }: { run: BookingRun; onPay: () => void }) {
  const messages = useMessages(bookingMessages);
  const { day, paid, recipients, skipped, amount, missing, behind, transferId } = run;
  const names = recipients.map(({ name }) => name);
  const texts = (
    <span className={styles.texts}>
      <span className={styles.title}>
        {longDay(day, messages)}{' '}
        <Tag tone={paid ? 'success' : 'warning'}>{paid ? messages.paidRun : messages.unpaidRun}</Tag>
      </span>
      <span className={styles.line}>
        {names.length > 0 ? `${messages.names(names)} · ${formatCoins(amount)}` : messages.nobodyRun}
      </span>
      {skipped.length > 0 && (
        <span className={styles.warning}>
          {messages.skippedRun(messages.names(skipped.map(({ name }) => name)))}
        </span>
      )}
      {!paid && (
        <span className={styles.warning}>
          {behind ? messages.wasBehind : messages.missing(formatCoins(missing))}
        </span>
      )}
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
        <Button variant="soft" onClick={onPay}>
          {messages.payAgain}
        </Button>
      )}
    </div>
  );
}
