import type { ForecastRun } from '@/domain/bookings/forecast';
import { dayInMonth, monthOf, type Day, type Month } from '@/domain/business-time';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { PastRun } from '@/queries/bookings';
import { Card } from '@/ui/layout/card';
import { dayWithin, MonthDays } from '@/ui/library/month-days';
import { MonthTurns } from '@/ui/forms/month-turns';
import { monthText } from '../describe';
import type { Forgotten } from '../use-forgotten';
import { CalendarDay } from './calendar-day';
import styles from './month-calendar.module.css';

interface MonthCalendarProps {
  runs: readonly ForecastRun[];
  /** What runs did, oldest first. */
  past: readonly PastRun[];
  /** Birthdays with nothing booked. */
  forgotten: readonly Forgotten[];
  /** The calendar goes from one to the other. */
  first: Day;
  last: Day;
  today: Day;
  chosen: Day;
  onChoose: (day: Day) => void;
}

/** A month of gifts to come and of those that were; days that go or went unpaid stand out, by colour and by sign. */
export default function MonthCalendar({
  runs,
  past,
  forgotten,
  first,
  last,
  today,
  chosen,
  onChoose,
}: MonthCalendarProps) {
  const messages = useMessages(bookingMessages);
  const month = monthOf(chosen);
  // The first day of another month with a gift, else its first one.
  const turn = (other: Month) => {
    const due = [...runs, ...past].find(({ day }) => monthOf(day) === other);
    onChoose(dayWithin(due?.day ?? dayInMonth(other, 1), first, last));
  };
  const title = monthText(month, messages);
  return (
    <Card title={title} aside={<MonthTurns month={month} first={first} last={last} onTurn={turn} />}>
      <MonthDays
        label={title}
        chosen={chosen}
        first={first}
        last={last}
        onChoose={onChoose}
        onTurn={turn}
        renderDay={(day) => (
          <CalendarDay
            day={day}
            run={runs.find((run) => run.day === day)}
            past={past.filter((run) => run.day === day)}
            forgotten={forgotten.filter((each) => each.day === day)}
            today={day === today}
            chosen={day === chosen}
          />
        )}
      />
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.key} data-mark="paid">
          {messages.legendPaid}
        </span>
        <span className={styles.key} data-mark="unpaid">
          {messages.legendUnpaid}
        </span>
        {past.length > 0 && (
          <>
            <span className={styles.key} data-mark="done">
              {messages.fates.paid}
            </span>
            <span className={styles.key} data-mark="missed">
              {messages.fates.unpaid}
            </span>
            <span className={styles.key} data-mark="skipped">
              {messages.fates.skipped}
            </span>
          </>
        )}
        <span className={styles.key} data-mark="twice">
          {messages.legendTwice}
        </span>
        <span className={styles.key} data-mark="forgotten">
          {messages.legendForgotten}
        </span>
      </p>
    </Card>
  );
}
