import { Link } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { bookingStatus, recordsOf, type BookingStatus } from '@/domain/bookings/booking';
import type { RunOutcome } from '@/domain/bookings/forecast';
import { occursOn } from '@/domain/bookings/schedule';
import { fromMoment, toDay } from '@/domain/business-time';
import type { NameOf } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { Tag } from '@/ui/feedback/tag';
import { CheckRow } from '@/ui/forms/check-row';
import { Surface } from '@/ui/layout/box';
import { ListRow } from '@/ui/lists/list-row';
import { Avatar } from '@/ui/people/avatar';
import { Note, Text } from '@/ui/text/text';
import { giftName, repeatText, shortDay, type Messages } from '../describe';
import { useBookingNames } from '../use-booking-names';
import styles from './booking-rows.module.css';

export const statusTones = {
  upcoming: 'info',
  running: 'success',
  unpaid: 'warning',
  done: 'plain',
  cancelled: 'plain',
} as const satisfies Record<BookingStatus, string>;

interface BookingRowsProps {
  accountType: AccountType;
  bookings: readonly Booking[];
  /** Forecast runs that the balance will not cover. */
  unpaid: readonly RunOutcome[];
}

/** A list of bookings, each a link to its own page. */
export function BookingRows({ accountType, bookings, unpaid }: BookingRowsProps) {
  const messages = useMessages(bookingMessages);
  const nameOf = useBookingNames(accountType);
  return (
    <Surface as="ul" marginBottom={3} paddingX={4} className={styles.rows}>
      {bookings.map((booking) => {
        const status = bookingStatus(booking);
        const firstUnpaid = unpaid.find(({ bookingId }) => bookingId === booking.id);
        return (
          <li key={booking.id}>
            <ListRow as={Link} className={styles.row} to={href(recordsOf[accountType], { id: booking.id })}>
              <Avatar name={booking.recipients[0]?.name ?? ''} />
              <span className={styles.texts}>
                <Text display="block" breakWords>
                  {giftName(booking, nameOf, messages)}
                </Text>
                <Note as="span" display="block">
                  {descriptionOf(booking, nameOf, messages)}
                </Note>
                {firstUnpaid !== undefined && (
                  <span className={styles.warning}>
                    {messages.willNotPay(shortDay(firstUnpaid.day, messages))}
                  </span>
                )}
              </span>
              <span className={styles.side}>
                <span className={styles.amount}>{formatCoins(booking.money)}</span>
                <Tag tone={statusTones[status]}>{messages.statuses[status]}</Tag>
              </span>
            </ListRow>
          </li>
        );
      })}
    </Surface>
  );
}

interface SelectableRowsProps {
  accountType: AccountType;
  bookings: readonly Booking[];
  selected: readonly string[];
  onToggle: (id: string) => void;
}

/** The same list with check boxes; bookings that are over are disabled. */
export function SelectableRows({ accountType, bookings, selected, onToggle }: SelectableRowsProps) {
  const messages = useMessages(bookingMessages);
  const nameOf = useBookingNames(accountType);
  return (
    <Surface as="ul" marginBottom={3} paddingX={4} className={styles.rows}>
      {bookings.map((booking) => {
        const isOver = booking.next === null;
        return (
          <li key={booking.id}>
            <CheckRow
              mark={<Avatar name={booking.recipients[0]?.name ?? ''} />}
              title={giftName(booking, nameOf, messages)}
              tag={messages.statuses[bookingStatus(booking)]}
              description={isOver ? messages.overRow : descriptionOf(booking, nameOf, messages)}
              checked={selected.includes(booking.id)}
              disabled={isOver}
              onToggle={() => !isOver && onToggle(booking.id)}
            />
          </li>
        );
      })}
    </Surface>
  );
}

function descriptionOf(booking: Booking, nameOf: NameOf, messages: Messages): string {
  const { next, bookedAt } = booking;
  const when =
    next === null
      ? messages.bookedOn(shortDay(toDay(fromMoment(bookedAt)), messages))
      : messages.nextOn(shortDay(next, messages), dueNames(booking, nameOf, messages));
  return `${repeatText(booking, messages)} · ${when}`;
}

/** Who is due on the next day; empty if these are all recipients. */
function dueNames({ recipients, every, next }: Booking, nameOf: NameOf, messages: Messages): string {
  const due = recipients.filter(
    ({ anchor, days }) => next !== null && occursOn({ anchor, every, days }, next),
  );
  return due.length === recipients.length ? '' : messages.names(due.map(nameOf));
}
