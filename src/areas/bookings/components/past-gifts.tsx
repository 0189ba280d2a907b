import { Link } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { recordsOf } from '@/domain/bookings/booking';
import { fateOf, type RunFate } from '@/domain/bookings/past-run';
import type { Day } from '@/domain/business-time';
import type { NameOf } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins, tenths } from '@/domain/money';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { Booking, PastRun } from '@/queries/bookings';
import { Tag } from '@/ui/feedback/tag';
import { Surface } from '@/ui/layout/box';
import { ListHead } from '@/ui/lists/list-head';
import { ListRow } from '@/ui/lists/list-row';
import { Avatar } from '@/ui/people/avatar';
import { Note, Text } from '@/ui/text/text';
import { dayOfMonth } from '../describe';
import { useBookingNames } from '../use-booking-names';
import { TwiceNotes } from './twice-notes';
import styles from './booking-rows.module.css';

const tones = { paid: 'success', unpaid: 'danger', skipped: 'plain' } as const satisfies Record<
  RunFate,
  string
>;

interface PastGiftsProps {
  accountType: AccountType;
  day: Day;
  runs: readonly PastRun[];
  bookings: readonly Booking[];
}

/** The runs of a past day: a paid one links to its transfer, any other to its booking, where it can be paid again. */
export function PastGifts({ accountType, day, runs, bookings }: PastGiftsProps) {
  const messages = useMessages(bookingMessages);
  const nameOf = useBookingNames(accountType);
  const count = (fate: RunFate) => runs.filter((run) => fateOf(run) === fate).length;
  return (
    <section aria-live="polite">
      <ListHead
        title={dayOfMonth(day, messages)}
        aside={messages.pastAccessibleText(count('paid'), count('unpaid'), count('skipped'))}
      />
      <TwiceNotes people={runs.flatMap(({ recipients }) => recipients)} nameOf={nameOf} isPast />
      <Surface as="ul" marginBottom={3} paddingX={4} className={styles.rows}>
        {runs.map((run) => (
          <li key={run.bookingId}>
            <PastRow
              accountType={accountType}
              run={run}
              nameOf={nameOf}
              tag={bookings.find(({ id }) => id === run.bookingId)?.tag ?? ''}
            />
          </li>
        ))}
      </Surface>
    </section>
  );
}

interface PastRowProps {
  accountType: AccountType;
  run: PastRun;
  nameOf: NameOf;
  tag: string;
}

function PastRow({ accountType, run, nameOf, tag }: PastRowProps) {
  const messages = useMessages(bookingMessages);
  const { bookingId: id, recipients, skipped, amount, missing, behind, transferId } = run;
  const fate = fateOf(run);
  const people = recipients.length > 0 ? recipients : skipped;
  const to =
    transferId === null ? href(recordsOf[accountType], { id }) : href('/rewardDetail', { id: transferId });
  return (
    <ListRow as={Link} className={styles.row} to={to}>
      <Avatar name={people[0]?.name ?? ''} />
      <span className={styles.texts}>
        <Text display="block" breakWords>
          {messages.draftGift(messages.names(people.map(nameOf)), tag)}{' '}
          <Tag tone={tones[fate]}>{messages.fates[fate]}</Tag>
        </Text>
        {skipped.length > 0 && (
          <Note as="span" display="block">
            {messages.skippedRun(messages.names(skipped.map(nameOf)))}
          </Note>
        )}
        {fate === 'unpaid' && (
          <Note as="span" display="block" tone="danger">
            {messages.payAgainThere}
          </Note>
        )}
      </span>
      <span className={styles.side}>
        <span className={styles.amount}>{formatCoins(tenths(-amount))}</span>
        {fate === 'unpaid' && (
          <Note as="span" display="block" tone="danger">
            {behind ? messages.wasBehind : messages.missing(formatCoins(missing))}
          </Note>
        )}
      </span>
    </ListRow>
  );
}
