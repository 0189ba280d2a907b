import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { appointmentRuns } from '@/api/endpoints/appointment';
import type { AccountType } from '@/domain/account';
import { booksFrom } from '@/domain/bookings/booking';
import { toDay } from '@/domain/business-time';
import { forecast, unpaidIn } from '@/domain/bookings/forecast';
import { href } from '@/domain/href';
import { firstRunAfter } from '@/domain/bookings/schedule';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import { type Booking, type PastRun } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { AccountSwitch } from '@/ui/money/account-switch';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Page } from '@/ui/layout/page';
import { ResultState } from '@/ui/feedback/result-state';
import { useChangeMany } from '../use-change-many';
import { useForgotten } from '../use-forgotten';
import { useSheetStep } from '../use-sheet-step';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { BookingList } from './booking-list';
import { CancelDialog } from './cancel-dialog';
import { ChangeSheet } from './change-sheet';
import { DayGifts } from './day-gifts';
import { EditFoot } from './edit-foot';
import { FixItBar } from './fix-it-bar';
import { ForgottenRows } from './forgotten-rows';
import { FundingCard } from './funding-card';
import headAction from './head-action.module.css';
import { OftenGifted } from './often-gifted';
import { PastGifts } from './past-gifts';
import styles from './records.module.css';

const MonthCalendar = lazyComponent(() => import('./month-calendar'));

interface RecordsProps {
  accountType: AccountType;
  title: string;
  funding: Funding;
}

/** One list for all the times that nothing is known. */
const none: readonly PastRun[] = [];

/** All bookings of an account as a list or a calendar, what will become of them, and with `select=1` the tab that changes them. */
export function Records({ accountType, title, funding }: RecordsProps) {
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const sheet = useSheetStep();
  const { bookings, planned, purse, span } = funding;
  const runs = useMemo(() => forecast(planned, purse, span), [planned, purse, span]);
  const unpaid = unpaidIn(runs);
  const past =
    useEndpoint(appointmentRuns, { accountType }, { quiet: true, select: ({ runs }) => runs }).data ?? none;
  const forgotten = useForgotten(funding);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [cancelling, setCancelling] = useState<readonly Booking[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const firstDay = firstRunAfter(span.now);
  const earliest = past[0] !== undefined && past[0].day < firstDay ? past[0].day : firstDay;
  const [chosenDay, setChosenDay] = useState<string | null>(null);

  const selecting = search.get('select') === '1';
  const calendar = search.get('view') === 'calendar' && !selecting;
  const day = chosenDay ?? unpaid[0]?.day ?? runs[0]?.day ?? firstDay;
  const offered = forgotten.filter((each) => each.day === day);
  const pastOfDay = past.filter((run) => run.day === day);
  const ticked = bookings.filter(({ id }) => picked.includes(id));
  const chosen = ticked.filter(({ next }) => next !== null);
  const [saves, setSaves] = useState(0);
  const changing = useChangeMany(span.now, (unchanged) => {
    setPicked(unchanged.map(({ id }) => id));
    if (unchanged.length === 0) setSaves((count) => count + 1);
  });
  const closeSheet = useEffectEvent(() => {
    if (sheet.step !== null) sheet.close();
  });
  useEffect(() => {
    if (saves > 0) closeSheet();
  }, [saves]);
  const put = (name: string, value: string | null) => {
    const query = new URLSearchParams(search);
    if (value === null) query.delete(name);
    else query.set(name, value);
    setSearch(query, { replace: true });
  };
  const pick = (ids: readonly string[]) => {
    setPicked(ids);
    changing.forgetRefusals();
  };
  const select = () => {
    pick([]);
    put('select', selecting ? null : '1');
  };
  const change = () => {
    const [only, other] = chosen;
    if (other !== undefined) sheet.open('change');
    else if (only !== undefined) void navigate(href(booksFrom[accountType], { id: only.id }));
  };
  const cancelled = (what: string | null) => {
    setCancelling([]);
    setPicked([]);
    setTrouble(what);
  };

  if (bookings.length === 0) {
    return (
      <Page title={title}>
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
      title={title}
      action={
        <button type="button" className={headAction.action} onClick={select}>
          {selecting ? messages.finish : messages.edit}
        </button>
      }
      foot={
        selecting ? (
          <EditFoot chosen={chosen} onChange={change} onCancel={() => setCancelling(chosen)} />
        ) : unpaid.length > 0 ? (
          <FixItBar
            accountType={accountType}
            funding={funding}
            unpaid={unpaid}
            onCancel={(booking) => setCancelling([booking])}
          />
        ) : undefined
      }
    >
      {trouble !== null && (
        <NoticeBar tone="warning" alarming onClose={() => setTrouble(null)}>
          {trouble}
        </NoticeBar>
      )}
      {sheet.step === null && changing.refusals.length > 0 && (
        <NoticeBar tone="warning" alarming onClose={changing.forgetRefusals}>
          {changing.refusals.join(messages.semicolon)}
        </NoticeBar>
      )}
      {!selecting && (
        <div className={styles.view}>
          <AccountSwitch
            label={messages.view}
            options={[
              ['list', messages.list],
              ['calendar', messages.calendar],
            ]}
            selected={calendar ? 'calendar' : 'list'}
            onSelect={(view) => put('view', view === 'list' ? null : view)}
          />
        </div>
      )}
      {!selecting && <FundingCard accountType={accountType} funding={funding} runs={runs} />}
      {calendar ? (
        <>
          <MonthCalendar
            fallback={<Skeleton label={messages.loading} bars={[320]} />}
            runs={runs}
            past={past}
            forgotten={forgotten}
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
          {offered.length > 0 && <ForgottenRows accountType={accountType} forgotten={offered} />}
          <OftenGifted accountType={accountType} funding={funding} offered={offered} />
        </>
      ) : (
        <BookingList
          accountType={accountType}
          funding={funding}
          unpaid={unpaid}
          filter={search.get('filter')}
          onFilter={(filter) => put('filter', filter)}
          picked={selecting ? chosen.map(({ id }) => id) : null}
          onPick={pick}
        />
      )}
      {selecting && ticked.length > 0 && (sheet.step === 'change' || sheet.step === 'amount') && (
        <ChangeSheet
          bookings={ticked}
          changing={changing}
          funding={funding}
          typing={sheet.step === 'amount'}
          onTyping={() => sheet.open('amount')}
          onClose={sheet.close}
        />
      )}
      {cancelling.length > 0 && (
        <CancelDialog bookings={cancelling} onDone={cancelled} onClose={() => setCancelling([])} />
      )}
    </Page>
  );
}
