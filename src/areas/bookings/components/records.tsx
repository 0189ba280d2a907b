import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { appointmentRuns } from '@/api/endpoints/appointment';
import type { AccountType } from '@/domain/account';
import { booksFrom } from '@/domain/bookings/booking';
import { forecast, unpaidIn } from '@/domain/bookings/forecast';
import { firstRunAfter } from '@/domain/bookings/schedule';
import { toDay } from '@/domain/business-time';
import { href } from '@/domain/href';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { useSheets } from '@/flows/navigation/use-sheet';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { type Booking, type PastRun } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextButton } from '@/ui/forms/text-button';
import { Box } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { AccountSwitch } from '@/ui/money/account-switch';
import { useBulkChange } from '../use-bulk-change';
import { useUnbookedBirthdays } from '../use-unbooked-birthdays';
import { BookingList } from './booking-list';
import { CancelDialog } from './cancel-dialog';
import { ChangeSheet } from './change-sheet';
import { DayGifts } from './day-gifts';
import { EditActionBar } from './edit-action-bar';
import { FixItBar } from './fix-it-bar';
import { FundingCard } from './funding-card';
import { OftenGifted } from './often-gifted';
import { PastGifts } from './past-gifts';
import { UnbookedRows } from './unbooked-rows';

const MonthCalendar = lazyComponent('month-calendar', () => import('./month-calendar'));

interface RecordsProps {
  accountType: AccountType;
  funding: Funding;
}

/** A constant, so that the fallback keeps its identity between renders. */
const noRuns: readonly PastRun[] = [];

/** All bookings of an account as a list or a calendar, with the forecast of the account; `select=1` selects several to change or cancel. */
export function Records({ accountType, funding }: RecordsProps) {
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const sheet = useSheets();
  const { bookings, planned, purse, span } = funding;
  const runs = useMemo(() => forecast(planned, purse, span), [planned, purse, span]);
  const unpaid = unpaidIn(runs);
  const past =
    useEndpoint(appointmentRuns, { accountType }, { background: true, select: ({ runs }) => runs }).data ??
    noRuns;
  const unbooked = useUnbookedBirthdays(funding);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [bookingsToCancel, setBookingsToCancel] = useState<readonly Booking[]>([]);
  const [cancelError, setCancelError] = useState<string | null>(null);
  const firstDay = firstRunAfter(span.now);
  const earliest = past[0] !== undefined && past[0].day < firstDay ? past[0].day : firstDay;
  const [chosenDay, setChosenDay] = useState<string | null>(null);

  const isSelecting = search.get('select') === '1';
  const isCalendar = search.get('view') === 'calendar' && !isSelecting;
  const day = chosenDay ?? unpaid[0]?.day ?? runs[0]?.day ?? firstDay;
  const offered = unbooked.filter((each) => each.day === day);
  const pastOfDay = past.filter((run) => run.day === day);
  const selectedBookings = bookings.filter(({ id }) => selectedIds.includes(id));
  const changeable = selectedBookings.filter(({ next }) => next !== null);
  const [saveCount, setSaveCount] = useState(0);
  const bulkChange = useBulkChange(accountType, span.now, (unchanged) => {
    setSelectedIds(unchanged.map(({ id }) => id));
    if (unchanged.length === 0) setSaveCount((count) => count + 1);
  });
  const closeSheet = useEffectEvent(() => {
    if (sheet.step !== null) sheet.close();
  });
  useEffect(() => {
    if (saveCount > 0) closeSheet();
  }, [saveCount]);
  const setParam = (name: string, value: string | null) => {
    const query = new URLSearchParams(search);
    if (value === null) query.delete(name);
    else query.set(name, value);
    setSearch(query, { replace: true });
  };
  const handleSelect = (ids: readonly string[]) => {
    setSelectedIds(ids);
    bulkChange.clearRefusals();
  };
  const toggleSelecting = () => {
    handleSelect([]);
    setParam('select', isSelecting ? null : '1');
  };
  const handleChange = () => {
    const [only, other] = changeable;
    if (other !== undefined) sheet.open('change');
    else if (only !== undefined) void navigate(href(booksFrom[accountType], { id: only.id }));
  };
  const handleCancelled = (error: string | null) => {
    setBookingsToCancel([]);
    setSelectedIds([]);
    setCancelError(error);
  };

  if (bookings.length === 0) {
    return (
      <Page>
        <ResultState
          art={<Illustration variant="empty" />}
          title={messages.emptyTitle}
          description={messages.emptyLine}
          action={{
            label: messages.titles[accountType],
            onClick: () => void navigate(href(booksFrom[accountType])),
          }}
        />
      </Page>
    );
  }
  return (
    <Page
      action={
        <TextButton
          type="button"
          display="inline-flex"
          align="center"
          paddingX={3}
          tone="secondary"
          size="note"
          onClick={toggleSelecting}
        >
          {isSelecting ? messages.finish : messages.edit}
        </TextButton>
      }
      actionBar={
        isSelecting ? (
          <EditActionBar
            bookings={changeable}
            onChange={handleChange}
            onCancel={() => setBookingsToCancel(changeable)}
          />
        ) : unpaid.length > 0 ? (
          <FixItBar
            accountType={accountType}
            funding={funding}
            runs={runs}
            onCancel={(booking) => setBookingsToCancel([booking])}
          />
        ) : undefined
      }
    >
      {cancelError !== null && (
        <NoticeBar tone="warning" alarming onClose={() => setCancelError(null)}>
          {cancelError}
        </NoticeBar>
      )}
      {sheet.step === null && bulkChange.refusals.length > 0 && (
        <NoticeBar tone="warning" alarming onClose={bulkChange.clearRefusals}>
          {bulkChange.refusals.join(messages.semicolon)}
        </NoticeBar>
      )}
      {!isSelecting && (
        <Box marginBottom={3}>
          <AccountSwitch
            label={messages.view}
            options={[
              ['list', messages.list],
              ['calendar', messages.calendar],
            ]}
            selected={isCalendar ? 'calendar' : 'list'}
            onSelect={(view) => setParam('view', view === 'list' ? null : view)}
          />
        </Box>
      )}
      {!isSelecting && <FundingCard accountType={accountType} funding={funding} runs={runs} />}
      {isCalendar ? (
        <>
          <MonthCalendar
            fallback={<Skeleton label={messages.loading} bars={[320]} />}
            runs={runs}
            past={past}
            unbooked={unbooked}
            first={earliest}
            last={span.until}
            today={toDay(span.now)}
            chosen={day}
            onChoose={setChosenDay}
          />
          {pastOfDay.length > 0 ? (
            <PastGifts accountType={accountType} day={day} runs={pastOfDay} bookings={bookings} />
          ) : (
            <DayGifts
              accountType={accountType}
              day={day}
              run={runs.find((each) => each.day === day)}
              bookings={bookings}
            />
          )}
          {offered.length > 0 && <UnbookedRows accountType={accountType} unbooked={offered} />}
          <OftenGifted accountType={accountType} funding={funding} excluded={offered} />
        </>
      ) : (
        <BookingList
          accountType={accountType}
          funding={funding}
          unpaid={unpaid}
          filter={search.get('filter')}
          onFilter={(filter) => setParam('filter', filter)}
          selected={isSelecting ? changeable.map(({ id }) => id) : null}
          onSelect={handleSelect}
        />
      )}
      {isSelecting &&
        selectedBookings.length > 0 &&
        ['change', 'amount', 'confirm'].includes(sheet.step ?? '') && (
          <ChangeSheet
            bookings={selectedBookings}
            bulkChange={bulkChange}
            funding={funding}
            step={sheet.step === 'amount' ? 'keypad' : sheet.step === 'confirm' ? 'confirm' : null}
            onKeypadOpen={() => sheet.open('amount')}
            onConfirmOpen={() => sheet.open('confirm')}
            onClose={sheet.close}
          />
        )}
      {bookingsToCancel.length > 0 && (
        <CancelDialog
          accountType={accountType}
          bookings={bookingsToCancel}
          onDone={handleCancelled}
          onClose={() => setBookingsToCancel([])}
        />
      )}
    </Page>
  );
}
