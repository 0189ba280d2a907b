import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import type { AccountType } from '@/domain/account';
import { bookingStatus, recordsOf } from '@/domain/bookings/booking';
import type { RunOutcome } from '@/domain/bookings/forecast';
import { firstRunAfter } from '@/domain/bookings/schedule';
import type { NameOf } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins, times } from '@/domain/money';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { bookingMessages } from '@/messages/areas/bookings';
import { useFormatMoment } from '@/messages/format-moment';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import type { BookingRun, BookingDetail as Detail } from '@/queries/bookings';
import { notify } from '@/state/notifications';
import { Tag } from '@/ui/feedback/tag';
import { FormRow } from '@/ui/forms/form-row';
import { BlessingText } from '@/ui/gifts/blessing-text';
import { LetterPaper } from '@/ui/gifts/letter-paper';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { ListRow } from '@/ui/lists/list-row';
import { ListSection } from '@/ui/lists/list-section';
import { Money } from '@/ui/money/money';
import { NamedPeople } from '@/ui/people/named-people';
import { Note } from '@/ui/text/text';
import { longDay, namesOf, repeatText } from '../describe';
import { exportCalendar } from '../export-calendar';
import { orderOfBooking } from '../gift-order-of';
import { nextRuns } from '../rules/gift-order';
import { upcomingRunsOf } from '../upcoming-runs';
import { useBookingNames } from '../use-booking-names';
import { statusTones } from './booking-rows';
import { RunRow } from './run-row';
import styles from './booking-detail.module.css';

/** How many upcoming days are listed. */
const daysShown = 6;

interface BookingDetailProps {
  detail: Detail;
  accountType: AccountType;
  sender: string;
  /** Undefined while it is loading; the next day is then shown without a forecast. */
  funding: Funding | undefined;
  onPay: (run: BookingRun) => void;
}

/** A booking with its upcoming days, its past runs and the notices about them. */
export function BookingDetail({ detail, accountType, sender, funding, onPay }: BookingDetailProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(bookingMessages);
  const { said } = useMessages(gatewayWordMessages);
  const nameOf = useBookingNames(accountType);
  const { booking, runs, notices } = detail;
  const { id, tag, recipients, money, text, bookedAt, cancelledAt } = booking;
  const status = bookingStatus(booking);
  const upcoming = funding === undefined ? [] : upcomingRunsOf(id, funding);
  const names = recipients.map(({ name }) => name);
  const each = formatCoins(money);
  const days = nextRuns(orderOfBooking(booking), firstRunAfter(gatewayNow())).length;
  const handleExport = () => {
    if (funding === undefined) return;
    const count = exportCalendar([booking], accountType, funding.span.now, messages);
    notify(count === 0 ? messages.nothingToExport : messages.exported(count));
  };
  return (
    <>
      <Card title={said(tag)} aside={<Tag tone={statusTones[status]}>{messages.statuses[status]}</Tag>}>
        <Money text={each} accessibleText={messages.coins(each)} size="large" />
        <DescriptionList
          ruled
          rows={[
            [
              messages.recipients,
              <NamedPeople key="names" names={names} text={messages.join(recipients.map(nameOf))} />,
            ],
            [messages.howOften, repeatText(booking, messages)],
            ...(booking.workingDay ? [[messages.onWorkingDay, messages.workingDayRule] as const] : []),
            ...(names.length > 1
              ? [
                  [
                    days > 1 ? messages.totalOfDays(days) : messages.total,
                    messages.coins(formatCoins(times(money, names.length))),
                  ] as const,
                ]
              : []),
            [messages.account, messages.accounts[accountType]],
            [messages.bookedAt, formatMoment(bookedAt, 'full')],
            ...(cancelledAt === null
              ? []
              : [[messages.cancelledAt, formatMoment(cancelledAt, 'full')] as const]),
            [messages.number, id],
          ]}
        />
        <Box marginTop={3}>
          <LetterPaper>
            <BlessingText text={text} signature={sender === '' ? '' : messages.signed(sender)} />
          </LetterPaper>
        </Box>
      </Card>
      {funding === undefined && booking.next !== null && (
        <ListSection title={messages.nextDays}>
          <Note paddingY={3}>{longDay(booking.next, messages)}</Note>
        </ListSection>
      )}
      {upcoming.length > 0 && (
        <ListSection title={messages.nextDays}>
          {upcoming.slice(0, daysShown).map((outcome) => (
            <UpcomingRunRow key={outcome.day} outcome={outcome} booking={booking} nameOf={nameOf} />
          ))}
          {upcoming.some(({ behind }) => behind) && (
            <Link className={styles.all} to={href(recordsOf[accountType], { step: 'queue' })}>
              {messages.queue}
            </Link>
          )}
          {upcoming.length > daysShown && (
            <Note paddingY={3}>{messages.moreDays(upcoming.length - daysShown)}</Note>
          )}
        </ListSection>
      )}
      <ListSection title={messages.runs}>
        {runs.length === 0 && <Note paddingY={3}>{messages.noRuns}</Note>}
        {[...runs].reverse().map((run) => (
          <RunRow key={run.day} run={run} nameOf={nameOf} onPay={() => onPay(run)} />
        ))}
      </ListSection>
      {notices.length > 0 && (
        <ListSection title={messages.notices}>
          {notices.map((notice) => (
            <Box key={`${notice.time} ${notice.text}`} paddingY={3} className={styles.notice}>
              <p>{notice.text}</p>
              <p className={styles.line}>{formatMoment(notice.time, 'full')}</p>
            </Box>
          ))}
        </ListSection>
      )}
      {booking.next !== null && (
        <Box marginTop={4}>
          <Card>
            <FormRow
              icon="download"
              label={messages.export}
              note={messages.exportNote}
              onOpen={handleExport}
            />
          </Card>
        </Box>
      )}
      <Link className={styles.all} to={href(recordsOf[accountType])}>
        {messages.toRecords}
      </Link>
    </>
  );
}

interface UpcomingRunRowProps {
  outcome: RunOutcome;
  booking: Detail['booking'];
  nameOf: NameOf;
}

function UpcomingRunRow({ outcome, booking, nameOf }: UpcomingRunRowProps) {
  const messages = useMessages(bookingMessages);
  const { day, usercodes, skipped, amount, paid, behind, missing } = outcome;
  const names = namesOf(booking.recipients, usercodes, nameOf);
  const skippedNames = namesOf(booking.recipients, skipped, nameOf);
  return (
    <ListRow className={styles.row}>
      <Box grow marginRight={3}>
        <p>{longDay(day, messages)}</p>
        <p className={styles.line}>
          {names.length > 0 ? `${messages.names(names)} · ${formatCoins(amount)}` : messages.nobodyRun}
        </p>
        {skippedNames.length > 0 && (
          <p className={styles.warning}>{messages.skipped(messages.names(skippedNames))}</p>
        )}
      </Box>
      <span className={paid ? styles.line : styles.warning}>
        {behind
          ? messages.behind
          : !paid
            ? messages.missing(formatCoins(missing))
            : names.length > 0
              ? messages.arrives
              : ''}
      </span>
    </ListRow>
  );
}
