import type { ForecastRun } from '@/domain/bookings/forecast';
import type { Day } from '@/domain/business-time';
import { fateOf, namedTwice, type RunFate } from '@/domain/bookings/past-run';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { PastRun } from '@/queries/bookings';
import { DayButton } from '@/ui/library/month-days';
import { dayOfMonth } from '../describe';
import type { Forgotten } from '../use-forgotten';
import styles from './month-calendar.module.css';

interface CalendarDayProps {
  day: Day;
  /** What is to come on it. */
  run: ForecastRun | undefined;
  /** What its run did. */
  past: readonly PastRun[];
  forgotten: readonly Forgotten[];
  today: boolean;
  chosen: boolean;
}

/** One day of the calendar: what is due on it, or what became of it, as a sign, a colour and in words. */
export function CalendarDay({ day, run, past, forgotten, today, chosen }: CalendarDayProps) {
  const messages = useMessages(bookingMessages);
  const outcomes = run?.outcomes ?? [];
  // A gift with nobody left to get it does not arrive either.
  const unpaid = outcomes.filter(({ paid, usercodes }) => !paid || usercodes.length === 0).length;
  const coming =
    unpaid > 0 ? 'unpaid' : outcomes.length > 0 ? 'paid' : forgotten.length > 0 ? 'forgotten' : undefined;
  const fates = past.map(fateOf);
  const twice = namedTwice([
    ...outcomes.flatMap(({ usercodes }) => usercodes),
    ...past.flatMap(({ recipients }) => recipients.map(({ usercode }) => usercode)),
  ]);
  const names = forgotten.map(({ person }) => person.name);
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
      isToday={today}
      isChosen={chosen}
      className={styles.day}
      data-mark={coming ?? markOf(fates)}
      data-twice={twice.length > 0}
      aria-label={accessibleText.filter((part) => part !== '').join(messages.comma)}
    />
  );
}

/** What went wrong stands out before what went well. */
function markOf(fates: readonly RunFate[]): 'missed' | 'skipped' | 'done' | undefined {
  if (fates.includes('unpaid')) return 'missed';
  if (fates.includes('paid')) return 'done';
  return fates.length > 0 ? 'skipped' : undefined;
}

function count(fates: readonly RunFate[], wanted: RunFate): number {
  return fates.filter((fate) => fate === wanted).length;
}
