import type { Day } from '@/domain/business-time';
import { Link } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { formatCoins, tenths } from '@/domain/money';
import { fateOf, type RunFate } from '@/domain/bookings/past-run';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { Booking, PastRun } from '@/queries/bookings';
import { Avatar } from '@/ui/people/avatar';
import { ListHead } from '@/ui/lists/list-head';
import { Tag } from '@/ui/feedback/tag';
import { dayOfMonth } from '../describe';
import styles from './booking-rows.module.css';
import { TwiceNotes } from './twice-notes';

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
  const count = (fate: RunFate) => runs.filter((run) => fateOf(run) === fate).length;
  return (
    <section aria-live="polite">
      <ListHead
        title={dayOfMonth(day, messages)}
        aside={messages.pastAccessibleText(count('paid'), count('unpaid'), count('skipped'))}
      />
      <TwiceNotes people={runs.flatMap(({ recipients }) => recipients)} isPast />
      <ul className={styles.rows}>
        {runs.map((run) => (
          <li key={run.bookingId}>
            <PastRow
              accountType={accountType}
              run={run}
              tag={bookings.find(({ id }) => id === run.bookingId)?.tag ?? ''}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PastRow({ accountType, run, tag }: { accountType: AccountType; run: PastRun; tag: string }) {
  const messages = useMessages(bookingMessages);
  const { bookingId: id, recipients, skipped, amount, missing, behind, transferId } = run;
  const fate = fateOf(run);
  const names = (recipients.length > 0 ? recipients : skipped).map(({ name }) => name);
  const to =
    transferId === null ? href(recordsOf[accountType], { id }) : href('/rewardDetail', { id: transferId });
  return (
    <Link className={styles.row} to={to}>
      <Avatar name={names[0] ?? ''} />
      <span className={styles.texts}>
        <span className={styles.title}>
          {messages.draftGift(messages.names(names), tag)}{' '}
          <Tag tone={tones[fate]}>{messages.fates[fate]}</Tag>
        </span>
        {skipped.length > 0 && (
          <span className={styles.line}>
            {messages.skippedRun(messages.names(skipped.map(({ name }) => name)))}
          </span>
        )}
        {fate === 'unpaid' && <span className={styles.danger}>{messages.payAgainThere}</span>}
      </span>
      <span className={styles.side}>
        <span className={styles.amount}>{formatCoins(tenths(-amount))}</span>
        {fate === 'unpaid' && (
          <span className={styles.danger}>
            {behind ? messages.wasBehind : messages.missing(formatCoins(missing))}
          </span>
        )}
      </span>
    </Link>
  );
}
