import { Link } from 'react-router-dom';
import type { NameOf } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { BookingRun } from '@/queries/bookings';
import { Tag } from '@/ui/feedback/tag';
import { Button } from '@/ui/forms/button';
import { Box } from '@/ui/layout/box';
import { ListRow } from '@/ui/lists/list-row';
import { longDay } from '../describe';
import styles from './booking-detail.module.css';

interface RunRowProps {
  run: BookingRun;
  nameOf: NameOf;
  onPay: () => void;
}

/** One past run; an unpaid one shows the missing amount and can be paid now. */
export function RunRow({ run, nameOf, onPay }: RunRowProps) {
  const messages = useMessages(bookingMessages);
  const { day, paid, recipients, skipped, amount, missing, behind, transferId } = run;
  const names = recipients.map(nameOf);
  const texts = (
    <Box as="span" grow marginRight={3}>
      <Box as="span" display="block">
        {longDay(day, messages)}{' '}
        <Tag tone={paid ? 'success' : 'warning'}>{paid ? messages.paidRun : messages.unpaidRun}</Tag>
      </Box>
      <span className={styles.line}>
        {names.length > 0 ? `${messages.names(names)} · ${formatCoins(amount)}` : messages.nobodyRun}
      </span>
      {skipped.length > 0 && (
        <span className={styles.warning}>{messages.skippedRun(messages.names(skipped.map(nameOf)))}</span>
      )}
      {!paid && (
        <span className={styles.warning}>
          {behind ? messages.wasBehind : messages.missing(formatCoins(missing))}
        </span>
      )}
    </Box>
  );
  if (transferId !== null) {
    return (
      <ListRow as={Link} className={styles.row} to={href('/rewardDetail', { id: transferId })}>
        {texts}
      </ListRow>
    );
  }
  return (
    <ListRow className={styles.row}>
      {texts}
      {!paid && (
        <Button variant="soft" onClick={onPay}>
          {messages.payAgain}
        </Button>
      )}
    </ListRow>
  );
}
