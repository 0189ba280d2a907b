import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { booksFrom, recordsOf } from '@/domain/bookings/booking';
import { isFloating } from '@/domain/bookings/day-rule';
import type { RunOutcome } from '@/domain/bookings/forecast';
import type { NameOf } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { FormRow } from '@/ui/forms/form-row';
import { Seal } from '@/ui/gifts/seal';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Note, Text, Title } from '@/ui/text/text';
import { giftName, longDay, namesOf, repeatText, type Messages } from '../describe';
import { exportCalendar } from '../export-calendar';
import { upcomingRunsOf } from '../upcoming-runs';
import { useBookingNames } from '../use-booking-names';
import styles from './booked-now.module.css';

/** How many of the days to come are listed. */
const daysShown = 3;

interface BookedNowProps {
  booking: Booking;
  accountType: AccountType;
  /** Undefined while it is loading; the first day is then shown without a forecast. */
  funding: Funding | undefined;
}

interface Step {
  when: string;
  what: string;
  warning?: string | undefined;
}

/** The end of booking: what was booked, and what happens when. */
export function BookedNow({ booking, accountType, funding }: BookedNowProps) {
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const { id, every, next, money } = booking;
  const nameOf = useBookingNames(accountType);
  const account = messages.accounts[accountType];
  const upcoming = funding === undefined ? [] : firstRuns(upcomingRunsOf(id, funding));
  const each = formatCoins(money);
  const payDays =
    upcoming.length > 0
      ? upcoming.slice(0, daysShown).map((outcome) => payDay(outcome, booking, account, nameOf, messages))
      : next === null
        ? []
        : [{ when: messages.payDay(longDay(next, messages)), what: messages.payDayUnknown(account) }];
  const steps: readonly Step[] = [
    { when: messages.bookedNow, what: messages.bookedNowLine },
    ...payDays,
    ...(upcoming.length > daysShown
      ? [{ when: messages.moreDays(upcoming.length - daysShown), what: messages.moreDaysLine }]
      : []),
    { when: messages.afterwards, what: messages.afterwardsLine[every] },
    ...(isFloating(booking) ? [{ when: messages.howOften, what: repeatText(booking, messages) }] : []),
    { when: messages.ifShort, what: messages.ifShortLine },
    { when: messages.ifChanged, what: messages.ifChangedLine },
  ];
  const handleExport = () => {
    if (funding === undefined) return;
    notify(messages.exported(exportCalendar([booking], accountType, funding.span.now, messages)));
  };
  return (
    <Page
      title={messages.booked}
      actionBar={
        <ButtonPair>
          <Button variant="outlined" onClick={() => void navigate(href(booksFrom[accountType]))}>
            {messages.bookAnother}
          </Button>
          <Button onClick={() => void navigate(href(recordsOf[accountType], { id }), { replace: true })}>
            {messages.toDetail}
          </Button>
        </ButtonPair>
      }
    >
      <Text as="div" paddingY={4} textAlign="center" role="status">
        <Seal />
        <Title as="p" marginTop={3} size="title">
          {messages.booked}
        </Title>
        <Note>
          {giftName(booking, nameOf, messages)} · {messages.eachCoins(each)}
        </Note>
      </Text>
      <Card title={messages.whatHappens}>
        <ol>
          {steps.map(({ when, what, warning }) => (
            <li key={when} className={styles.step}>
              <Text as="p" weight="bold">
                {when}
              </Text>
              <Note>{what}</Note>
              {warning !== undefined && <Note tone="warning">{warning}</Note>}
            </li>
          ))}
        </ol>
      </Card>
      <Card>
        <FormRow icon="download" label={messages.export} note={messages.exportNote} onOpen={handleExport} />
      </Card>
    </Page>
  );
}

/** The runs up to the first one of each recipient. */
function firstRuns(runs: readonly RunOutcome[]): readonly RunOutcome[] {
  const seen = new Set<string>();
  return runs.filter(({ usercodes, skipped }) => {
    const people = [...usercodes, ...skipped];
    const isFirst = people.some((usercode) => !seen.has(usercode));
    for (const usercode of people) seen.add(usercode);
    return isFirst;
  });
}

function payDay(
  outcome: RunOutcome,
  booking: Booking,
  account: string,
  nameOf: NameOf,
  messages: Messages,
): Step {
  const { day, usercodes, amount, paid, behind, missing } = outcome;
  const names = namesOf(booking.recipients, usercodes, nameOf);
  return {
    when: messages.payDay(longDay(day, messages)),
    what:
      names.length === 0
        ? messages.payDayNobody
        : messages.payDayLine(account, formatCoins(amount), messages.names(names)),
    warning: paid ? undefined : behind ? messages.payDayBehind : messages.payDayShort(formatCoins(missing)),
  };
}
