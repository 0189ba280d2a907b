import { Link } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { recordsOf } from '@/domain/bookings/booking';
import type { ForecastRun, RunOutcome } from '@/domain/bookings/forecast';
import { fromMoment, toDay, type Day } from '@/domain/business-time';
import type { NameOf } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins, tenths } from '@/domain/money';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { Surface } from '@/ui/layout/box';
import { ListHead } from '@/ui/lists/list-head';
import { ListRow } from '@/ui/lists/list-row';
import { Avatar } from '@/ui/people/avatar';
import { Note, Text } from '@/ui/text/text';
import { dayOfMonth, namesOf, repeatText, shortDay } from '../describe';
import { useBookingNames } from '../use-booking-names';
import { TwiceNotes } from './twice-notes';
import styles from './booking-rows.module.css';

interface DayGiftsProps {
  accountType: AccountType;
  day: Day;
  run: ForecastRun | undefined;
  bookings: readonly Booking[];
}

/** The gifts due on one day in the order of payment, each with its forecast. */
export function DayGifts({ accountType, day, run, bookings }: DayGiftsProps) {
  const messages = useMessages(bookingMessages);
  const nameOf = useBookingNames(accountType);
  const outcomes = run?.outcomes ?? [];
  const unpaid = outcomes.filter(({ paid }) => !paid).length;
  const aside =
    outcomes.length === 0
      ? messages.noGifts
      : unpaid > 0
        ? messages.dayUnpaid(unpaid)
        : messages.dayPaid(outcomes.length);
  const allRecipients = bookings.flatMap(({ recipients }) => recipients);
  const dayRecipients = outcomes
    .flatMap(({ usercodes }) => usercodes)
    .flatMap((usercode) => allRecipients.find((each) => each.usercode === usercode) ?? []);
  return (
    <section aria-live="polite">
      <ListHead title={dayOfMonth(day, messages)} aside={aside} />
      <TwiceNotes people={dayRecipients} nameOf={nameOf} />
      {outcomes.length > 0 && (
        <Surface as="ul" marginBottom={3} paddingX={4} className={styles.rows}>
          {outcomes.map((outcome) => (
            <li key={outcome.bookingId}>
              <GiftRow
                accountType={accountType}
                outcome={outcome}
                nameOf={nameOf}
                booking={bookings.find(({ id }) => id === outcome.bookingId)}
              />
            </li>
          ))}
        </Surface>
      )}
    </section>
  );
}

interface GiftRowProps {
  accountType: AccountType;
  outcome: RunOutcome;
  nameOf: NameOf;
  booking: Booking | undefined;
}

function GiftRow({ accountType, outcome, nameOf, booking }: GiftRowProps) {
  const messages = useMessages(bookingMessages);
  if (booking === undefined) return null;
  const names = namesOf(booking.recipients, outcome.usercodes, nameOf);
  const skipped = namesOf(booking.recipients, outcome.skipped, nameOf);
  const [first] = outcome.usercodes.length > 0 ? outcome.usercodes : outcome.skipped;
  const shown = names.length > 0 ? names : skipped;
  return (
    <ListRow as={Link} className={styles.row} to={href(recordsOf[accountType], { id: booking.id })}>
      <Avatar name={booking.recipients.find(({ usercode }) => usercode === first)?.name ?? ''} />
      <span className={styles.texts}>
        <Text display="block" breakWords>
          {messages.draftGift(messages.names(shown), booking.tag)}
        </Text>
        <Note as="span" display="block">
          {repeatText(booking, messages)} ·{' '}
          {messages.bookedOn(shortDay(toDay(fromMoment(booking.bookedAt)), messages))}
        </Note>
        {skipped.length > 0 && (
          <span className={styles.warning}>{messages.skipped(messages.names(skipped))}</span>
        )}
      </span>
      <span className={styles.side}>
        <span className={styles.amount}>{formatCoins(tenths(-outcome.amount))}</span>
        {!outcome.paid && (
          <span className={styles.warning}>
            {outcome.behind ? messages.behind : messages.missing(formatCoins(outcome.missing))}
          </span>
        )}
      </span>
    </ListRow>
  );
}
