import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { bookingStatus, bookingStatuses, booksFrom, type BookingStatus } from '@/domain/bookings/booking';
import type { RunOutcome } from '@/domain/bookings/forecast';
import { href } from '@/domain/href';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { notify } from '@/state/notifications';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { FormRow } from '@/ui/forms/form-row';
import { Card } from '@/ui/layout/card';
import { ResultState } from '@/ui/feedback/result-state';
import { exportCalendar } from '../export-calendar';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { BookingRows, ChoosableRows } from './booking-rows';
import styles from './records.module.css';

interface BookingListProps {
  accountType: AccountType;
  funding: Funding;
  unpaid: readonly RunOutcome[];
  /** As the address says it. */
  filter: string | null;
  onFilter: (status: BookingStatus | null) => void;
  /** The ids that are ticked; null where nothing can be ticked. */
  picked: readonly string[] | null;
  onPick: (ids: readonly string[]) => void;
}

/** The bookings of one state or of all, what comes next at the top; below them the way into one's own calendar. */
export function BookingList(props: BookingListProps) {
  const { accountType, funding, unpaid, filter, onFilter, picked, onPick } = props;
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const { bookings, span } = funding;
  const status = bookingStatuses.find((each) => each === filter) ?? null;
  const counted = (each: BookingStatus) => bookings.filter((one) => bookingStatus(one) === each).length;
  const shown = bookings.filter((one) => status === null || bookingStatus(one) === status).sort(byNextDay);
  const toggle = (ids: readonly string[], id: string) =>
    onPick(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  const save = () => {
    const count = exportCalendar(bookings, accountType, span.now, messages);
    notify(count === 0 ? messages.nothingToExport : messages.exported(count));
  };
  return (
    <>
      <div className={styles.filter}>
        <ChoiceRow
          label={messages.filter}
          choices={[
            ['all', messages.counted(messages.all, bookings.length)] as const,
            ...bookingStatuses.map(
              (each) => [each, messages.counted(messages.statuses[each], counted(each))] as const,
            ),
          ]}
          current={status ?? 'all'}
          onChange={(chosen) => onFilter(chosen === 'all' ? null : chosen)}
        />
      </div>
      {shown.length === 0 ? (
        <ResultState
          title={messages.emptyFilter}
          action={{
            label: messages.titles[accountType],
            onClick: () => void navigate(href(booksFrom[accountType])),
          }}
        />
      ) : picked === null ? (
        <BookingRows accountType={accountType} bookings={shown} unpaid={unpaid} />
      ) : (
        <ChoosableRows bookings={shown} chosen={picked} onToggle={(id) => toggle(picked, id)} />
      )}
      {picked === null && (
        <Card>
          <FormRow
            icon="plus"
            label={messages.bookAnother}
            onOpen={() => void navigate(href(booksFrom[accountType]))}
          />
          <FormRow icon="download" label={messages.export} note={messages.exportNote} onOpen={save} />
        </Card>
      )}
    </>
  );
}

/** What comes next first; what is over last, the newest of it first. */
function byNextDay(one: Booking, other: Booking): number {
  if (one.next !== null && other.next !== null) return one.next < other.next ? -1 : 1;
  if (one.next === null && other.next === null) return one.bookedAt < other.bookedAt ? 1 : -1;
  return one.next === null ? 1 : -1;
}
