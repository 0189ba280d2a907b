import type { ForecastRun } from '@/domain/bookings/forecast';
import { fateOf, namedTwice, type RunFate } from '@/domain/bookings/past-run';
import type { Day } from '@/domain/business-time';
import type { NameOf } from '@/domain/colleagues/distinctions';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { PastRun } from '@/queries/bookings';
import { DayButton } from '@/ui/library/month-days';
import { dayOfMonth } from '../describe';
import type { UnbookedBirthday } from '../use-unbooked-birthdays';
import styles from './month-calendar.module.css';

interface CalendarDayProps {
  day: Day;
  /** The forecast for this day. */
  run: ForecastRun | undefined;
  /** Past runs of this day. */
  past: readonly PastRun[];
  unbooked: readonly UnbookedBirthday[];
  nameOf: NameOf;
  isToday: boolean;
  isChosen: boolean;
}

/** One day of the calendar; what is due or was paid on it is shown by a mark and a colour and said in the label. */
export function CalendarDay({ day, run, past, unbooked, nameOf, isToday, isChosen }: CalendarDayProps) {
  const messages = useMessages(bookingMessages);
  const outcomes = run?.outcomes ?? [];
  // A gift without an eligible recipient counts as unpaid too.
  const unpaid = outcomes.filter(({ paid, usercodes }) => !paid || usercodes.length === 0).length;
  const forecastMark =
    unpaid > 0 ? 'unpaid' : outcomes.length > 0 ? 'paid' : unbooked.length > 0 ? 'unbooked' : undefined;
  const fates = past.map(fateOf);
  const twice = namedTwice([
    ...outcomes.flatMap(({ usercodes }) => usercodes),
    ...past.flatMap(({ recipients }) => recipients.map(({ usercode }) => usercode)),
  ]);
  const names = unbooked.map(({ person }) => nameOf(person));
  const accessibleText = [
    messages.dayAccessibleText(dayOfMonth(day, messages), outcomes.length, unpaid, names),
    past.length > 0
      ? messages.pastAccessibleText(count(fates, 'paid'), count(fates, 'unpaid'), count(fates, 'skipped'))
      : '',
    twice.length > 0 ? messages.twiceAccessibleText : '',
  ];
  return (
    <DayButton
      day={day}
      isToday={isToday}
      isChosen={isChosen}
      className={styles.day}
      data-mark={forecastMark ?? markOf(fates)}
      data-twice={twice.length > 0}
      aria-label={accessibleText.filter((part) => part !== '').join(messages.comma)}
    />
  );
}

/** An unpaid run takes precedence over paid ones. */
function markOf(fates: readonly RunFate[]): 'missed' | 'skipped' | 'done' | undefined {
  if (fates.includes('unpaid')) return 'missed';
  if (fates.includes('paid')) return 'done';
  return fates.length > 0 ? 'skipped' : undefined;
}

function count(fates: readonly RunFate[], wanted: RunFate): number {
  return fates.filter((fate) => fate === wanted).length;
}
