import { Link, useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { booksFrom, draftName, emptyBooking } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { billOf, sendsFrom } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { bookingWritten, storedBooking } from '@/state/booking-drafts';
import { Button } from '@/ui/forms/button';
import { Icon } from '@/ui/media/icon';
import type { Transfer } from './transfer-record';
import styles from './transfer-record.module.css';

/** The ways on from a transfer: book for the same people, send another, the bill it stands in; home where it was just sent. */
export function RecordWays({ record, fresh }: { record: Transfer; fresh: boolean }) {
  const messages = useMessages(transferMessages);
  const navigate = useNavigate();
  // Whatever account a gift came from, it arrived in the personal one, and is answered from there.
  const account = record.direction === 'sent' ? record.accountType : 0;
  const toBill = () => void navigate(billOf(account));
  return (
    <>
      {fresh && (
        <Link
          to={href(booksFrom[account])}
          className={styles.next}
          onClick={() => beginBooking(account, record.recipients)}
        >
          <Icon name="schedule" size={26} />
          <span className={styles.nextTexts}>
            <span className={styles.nextTitle}>{messages.nextTime}</span>
            <span className={styles.nextLine}>{messages.nextTimeLines[account]}</span>
          </span>
          <Icon name="forward" size={18} />
        </Link>
      )}
      <div className={styles.ways}>
        <Button
          variant="outlined"
          onClick={() => void navigate(href(sendsFrom[account]), { replace: fresh })}
        >
          {messages.sendMore}
        </Button>
        {fresh ? (
          <Button onClick={() => void navigate(href('/home'), { replace: true })}>{messages.finish}</Button>
        ) : (
          <Button variant="soft" onClick={toBill}>
            {messages.toBill}
          </Button>
        )}
      </div>
      {fresh && (
        <Button block variant="quiet" onClick={toBill}>
          {messages.toBill}
        </Button>
      )}
    </>
  );
}

/** The next gift is for the same people; whoever was chosen for one before stays. */
function beginBooking(account: AccountType, people: Transfer['recipients']): void {
  const name = draftName(account, null);
  const written = storedBooking(name)?.draft ?? emptyBooking;
  if (written.transferList.length > 0) return;
  const transferList = people.map(({ usercode, name: called, department }) => ({
    usercode,
    name: called,
    department,
    jobNumber: '',
  }));
  bookingWritten(name, { ...written, transferList });
}
