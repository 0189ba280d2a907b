import { Link, useNavigate } from 'react-router-dom';
import type { Transfer } from '@/api/endpoints/transfer';
import type { AccountType } from '@/domain/account';
import { booksFrom, draftName, emptyBooking } from '@/domain/bookings/booking';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { billOf, sendsFrom } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { bookingWritten, storedBooking } from '@/state/booking-drafts';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption, Text } from '@/ui/text/text';
import { startAgain } from '../start-again';
import styles from './transfer-record.module.css';

/** What can be done after a transfer: book for the same people, send another, open the bill, or return home if it was just sent. */
export function RecordActions({ record, isJustSent }: { record: Transfer; isJustSent: boolean }) {
  const messages = useMessages(transferMessages);
  const navigate = useNavigate();
  // Gifts are always received in the personal account, so a reply is sent from there.
  const account = record.direction === 'sent' ? record.accountType : 0;
  const openBill = () => void navigate(billOf(account));
  const handleAgain = () => {
    // After a transfer the next one is usually for other recipients.
    const others = isJustSent ? [] : startAgain(record);
    if (others.length > 0) notify(messages.draftStays(messages.names(others.map(namesToldApart(others)))));
    void navigate(href(sendsFrom[account]), { replace: isJustSent });
  };
  return (
    <>
      {isJustSent && (
        <Link
          to={href(booksFrom[account])}
          className={styles.next}
          onClick={() => startBooking(account, record.recipients)}
        >
          <Icon name="schedule" size={26} />
          <Box as="span" grow marginX={3}>
            <Text display="block" weight="medium">
              {messages.nextTime}
            </Text>
            <Caption as="span" display="block">
              {messages.nextTimeLines[account]}
            </Caption>
          </Box>
          <Icon name="forward" size={18} />
        </Link>
      )}
      <ButtonPair marginTop={4} className={styles.actions}>
        <Button variant="outlined" onClick={handleAgain}>
          {messages.kinds[account].sendMore}
        </Button>
        {isJustSent ? (
          <Button onClick={() => void navigate(href('/home'), { replace: true })}>{messages.finish}</Button>
        ) : (
          <Button variant="soft" onClick={openBill}>
            {messages.toBill}
          </Button>
        )}
      </ButtonPair>
      {isJustSent && (
        <Button block variant="quiet" onClick={openBill}>
          {messages.toBill}
        </Button>
      )}
    </>
  );
}

/** Starts a booking for the same people; a draft that has recipients already is left alone. */
function startBooking(account: AccountType, people: Transfer['recipients']): void {
  const draftKey = draftName(account, null);
  const stored = storedBooking(draftKey)?.draft ?? emptyBooking;
  if (stored.transferList.length > 0) return;
  const transferList = people.map(({ usercode, name: personName, department, jobNumber }) => ({
    usercode,
    name: personName,
    department,
    jobNumber,
  }));
  bookingWritten(draftKey, { ...stored, transferList });
}
