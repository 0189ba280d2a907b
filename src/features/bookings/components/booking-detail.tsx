import { Link } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { bookingStatus } from '@/domain/bookings/booking';
import { fromMoment, toReceiptTime } from '@/domain/business-time';
import { forecast, type RunOutcome } from '@/domain/bookings/forecast';
import { href } from '@/domain/href';
import { formatCoins, times } from '@/domain/money';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
import type { BookingDetail as Detail, BookingRun } from '@/queries/bookings';
import { noticed } from '@/state/notifications';
import { BlessingText } from '@/ui/gifts/blessing-text';
import { Card } from '@/ui/layout/card';
import { Facts } from '@/ui/lists/description-list';
import { FormRow } from '@/ui/forms/form-row';
import { LetterPaper } from '@/ui/gifts/letter-paper';
import { ListSection } from '@/ui/lists/list-section';
import { Money } from '@/ui/money/money';
import { NamedPeople } from '@/ui/people/named-people';
import { Tag } from '@/ui/feedback/tag';
import { longDay, namesOf } from '../describe';
import { exportCalendar } from '../export-calendar';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { statusTones } from './booking-rows';
import styles from './booking-detail.module.css';
import { RunRow } from './run-row';

/** So many of the days to come are listed. */
const mostDays = 6;

interface BookingDetailProps {
  detail: Detail;
  accountType: AccountType;
  sender: string;
  /** Undefined while it is not known; what will come is then said without whether it is paid. */
  funding: Funding | undefined;
  onPay: (run: BookingRun) => void;
}

/** What a booking is, the days to come, what its runs did, and what was told about them. */
export function BookingDetail({ detail, accountType, sender, funding, onPay }: BookingDetailProps) {
  const words = useWords(bookingWords);
  const { booking, runs, notices } = detail;
  const { id, tag, every, recipients, money, text, bookedAt, cancelledAt } = booking;
  const status = bookingStatus(booking);
  const coming = funding === undefined ? [] : comingOf(id, funding);
  const names = recipients.map(({ name }) => name);
  const each = formatCoins(money);
  const save = () => {
    if (funding === undefined) return;
    const count = exportCalendar([booking], accountType, funding.span.now, words);
    noticed(count === 0 ? words.nothingToExport : words.exported(count));
  };
  return (
    <>
      <Card title={tag} aside={<Tag tone={statusTones[status]}>{words.statuses[status]}</Tag>}>
        <Money text={each} heard={words.amountHeard(each)} size="large" />
        <Facts
          ruled
          rows={[
            [words.recipients, <NamedPeople key="names" names={names} text={words.join(names)} />],
            [words.howOften, words.every[every]],
            ...(names.length > 1
              ? [[words.total, words.amountHeard(formatCoins(times(money, names.length)))] as const]
              : []),
            [words.account, words.accounts[accountType]],
            [words.bookedAt, toReceiptTime(fromMoment(bookedAt))],
            ...(cancelledAt === null
              ? []
              : [[words.cancelledAt, toReceiptTime(fromMoment(cancelledAt))] as const]),
            [words.number, id],
          ]}
        />
        <div className={styles.letter}>
          <LetterPaper>
            <BlessingText text={text} signature={sender === '' ? '' : words.signed(sender)} />
          </LetterPaper>
        </div>
      </Card>
      {funding === undefined && booking.next !== null && (
        <ListSection title={words.nextDays}>
          <p className={styles.more}>{longDay(booking.next, words)}</p>
        </ListSection>
      )}
      {coming.length > 0 && (
        <ListSection title={words.nextDays}>
          {coming.slice(0, mostDays).map((outcome) => (
            <ComingRow key={outcome.day} outcome={outcome} booking={booking} />
          ))}
          {coming.length > mostDays && (
            <p className={styles.more}>{words.moreDays(coming.length - mostDays)}</p>
          )}
        </ListSection>
      )}
      <ListSection title={words.runs}>
        {runs.length === 0 && <p className={styles.more}>{words.noRuns}</p>}
        {[...runs].reverse().map((run) => (
          <RunRow key={run.day} run={run} onPay={() => onPay(run)} />
        ))}
      </ListSection>
      {notices.length > 0 && (
        <ListSection title={words.notices}>
          {notices.map((notice) => (
            <div key={`${notice.time} ${notice.text}`} className={styles.notice}>
              <p>{notice.text}</p>
              <p className={styles.line}>{toReceiptTime(fromMoment(notice.time))}</p>
            </div>
          ))}
        </ListSection>
      )}
      {booking.next !== null && (
        <div className={styles.export}>
          <Card>
            <FormRow icon="download" label={words.export} note={words.exportNote} onOpen={save} />
          </Card>
        </div>
      )}
      <Link className={styles.all} to={href(accountType === 0 ? '/orderreward1' : '/orderreward2')}>
        {words.toRecords}
      </Link>
    </>
  );
}

/** The days of a booking in the year to come, with what will become of each. */
function comingOf(id: string, { planned, purse, span }: Funding): readonly RunOutcome[] {
  return forecast(planned, purse, span).flatMap(({ outcomes }) =>
    outcomes.filter(({ bookingId }) => bookingId === id),
  );
}

function ComingRow({ outcome, booking }: { outcome: RunOutcome; booking: Detail['booking'] }) {
  const words = useWords(bookingWords);
  const { day, usercodes, skipped, amount, paid, missing } = outcome;
  const names = namesOf(booking.recipients, usercodes);
  const out = namesOf(booking.recipients, skipped);
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <p>{longDay(day, words)}</p>
        <p className={styles.line}>
          {names.length > 0 ? `${words.names(names)} · ${formatCoins(amount)}` : words.nobodyRun}
        </p>
        {out.length > 0 && <p className={styles.warning}>{words.skipped(words.names(out))}</p>}
      </div>
      <span className={paid ? styles.line : styles.warning}>
        {!paid ? words.missing(formatCoins(missing)) : names.length > 0 ? words.arrives : ''}
      </span>
    </div>
  );
}
