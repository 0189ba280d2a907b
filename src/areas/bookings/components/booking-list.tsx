import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { bookingStatus, bookingStatuses, booksFrom, type BookingStatus } from '@/domain/bookings/booking';
import type { RunOutcome } from '@/domain/bookings/forecast';
import { href } from '@/domain/href';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { notify } from '@/state/notifications';
import { ResultState } from '@/ui/feedback/result-state';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { FormRow } from '@/ui/forms/form-row';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { exportCalendar } from '../export-calendar';
import { BookingRows, SelectableRows } from './booking-rows';

interface BookingListProps {
  accountType: AccountType;
  funding: Funding;
  unpaid: readonly RunOutcome[];
  /** The raw value from the address. */
  filter: string | null;
  onFilter: (status: BookingStatus | null) => void;
  /** The selected ids; null outside of selection mode. */
  selected: readonly string[] | null;
  onSelect: (ids: readonly string[]) => void;
}

/** The bookings of one state or of all, the next due first; below them the export to a calendar. */
export function BookingList(props: BookingListProps) {
  const { accountType, funding, unpaid, filter, onFilter, selected, onSelect } = props;
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const { bookings, span } = funding;
  const status = bookingStatuses.find((each) => each === filter) ?? null;
  const countOf = (each: BookingStatus) => bookings.filter((one) => bookingStatus(one) === each).length;
  const shown = bookings.filter((one) => status === null || bookingStatus(one) === status).sort(byNextDay);
  const toggle = (ids: readonly string[], id: string) =>
    onSelect(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  const handleExport = () => {
    const count = exportCalendar(bookings, accountType, span.now, messages);
    notify(count === 0 ? messages.nothingToExport : messages.exported(count));
  };
  return (
    <>
      <Box marginBottom={3}>
        <ChoiceRow
          label={messages.filter}
          choices={[
            ['all', messages.counted(messages.all, bookings.length)] as const,
            ...bookingStatuses.map(
              (each) => [each, messages.counted(messages.statuses[each], countOf(each))] as const,
            ),
          ]}
          current={status ?? 'all'}
          onChange={(chosen) => onFilter(chosen === 'all' ? null : chosen)}
        />
      </Box>
      {shown.length === 0 ? (
        <ResultState
          title={messages.emptyFilter}
          action={{
            label: messages.titles[accountType],
            onClick: () => void navigate(href(booksFrom[accountType])),
          }}
        />
      ) : selected === null ? (
        <BookingRows accountType={accountType} bookings={shown} unpaid={unpaid} />
      ) : (
        <SelectableRows
          accountType={accountType}
          bookings={shown}
          selected={selected}
          onToggle={(id) => toggle(selected, id)}
        />
      )}
      {selected === null && (
        <Card>
          <FormRow
            icon="plus"
            label={messages.bookAnother}
            onOpen={() => void navigate(href(booksFrom[accountType]))}
          />
          <FormRow icon="download" label={messages.export} note={messages.exportNote} onOpen={handleExport} />
        </Card>
      )}
    </>
  );
}

/** Sorts by the next run; bookings that are over come last, the newest first. */
function byNextDay(one: Booking, other: Booking): number {
  if (one.next !== null && other.next !== null) return one.next < other.next ? -1 : 1;
  if (one.next === null && other.next === null) return one.bookedAt < other.bookedAt ? 1 : -1;
  return one.next === null ? 1 : -1;
}
