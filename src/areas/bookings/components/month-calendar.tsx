import type { ForecastRun } from '@/domain/bookings/forecast';
import { dayInMonth, monthOf, type Day, type Month } from '@/domain/business-time';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { PastRun } from '@/queries/bookings';
import { MonthTurns } from '@/ui/forms/month-turns';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { dayWithin, MonthDays } from '@/ui/library/month-days';
import { monthText } from '../describe';
import { useGiftedNames, type UnbookedBirthday } from '../use-unbooked-birthdays';
import { CalendarDay } from './calendar-day';
import styles from './month-calendar.module.css';

interface MonthCalendarProps {
  runs: readonly ForecastRun[];
  /** Past runs, oldest first. */
  past: readonly PastRun[];
  /** Birthdays with nothing booked. */
  unbooked: readonly UnbookedBirthday[];
  /** The first and the last day that can be chosen. */
  first: Day;
  last: Day;
  today: Day;
  chosen: Day;
  onChoose: (day: Day) => void;
}

/** A month of upcoming and past gifts; unpaid days are marked by colour and by a symbol. */
export default function MonthCalendar({
  runs,
  past,
  unbooked,
  first,
  last,
  today,
  chosen,
  onChoose,
}: MonthCalendarProps) {
  const messages = useMessages(bookingMessages);
  const nameOf = useGiftedNames();
  const month = monthOf(chosen);
  // Chooses the first day with a gift in the other month, else its first day.
  const handleTurn = (other: Month) => {
    const firstRun = [...runs, ...past].find(({ day }) => monthOf(day) === other);
    onChoose(dayWithin(firstRun?.day ?? dayInMonth(other, 1), first, last));
  };
  const title = monthText(month, messages);
  return (
    <Card title={title} aside={<MonthTurns month={month} first={first} last={last} onTurn={handleTurn} />}>
      <MonthDays
        label={title}
        chosen={chosen}
        first={first}
        last={last}
        onChoose={onChoose}
        onTurn={handleTurn}
        renderDay={(day) => (
          <CalendarDay
            day={day}
            run={runs.find((run) => run.day === day)}
            past={past.filter((run) => run.day === day)}
            unbooked={unbooked.filter((each) => each.day === day)}
            nameOf={nameOf}
            isToday={day === today}
            isChosen={day === chosen}
          />
        )}
      />
      <p className={styles.legend} aria-hidden="true">
        <Inline as="span" marginRight={4} className={styles.key} data-mark="paid">
          {messages.legendPaid}
        </Inline>
        <Inline as="span" marginRight={4} className={styles.key} data-mark="unpaid">
          {messages.legendUnpaid}
        </Inline>
        {past.length > 0 && (
          <>
            <Inline as="span" marginRight={4} className={styles.key} data-mark="done">
              {messages.fates.paid}
            </Inline>
            <Inline as="span" marginRight={4} className={styles.key} data-mark="missed">
              {messages.fates.unpaid}
            </Inline>
            <Inline as="span" marginRight={4} className={styles.key} data-mark="skipped">
              {messages.fates.skipped}
            </Inline>
          </>
        )}
        <Inline as="span" marginRight={4} className={styles.key} data-mark="twice">
          {messages.legendTwice}
        </Inline>
        <Inline as="span" marginRight={4} className={styles.key} data-mark="unbooked">
          {messages.legendForgotten}
        </Inline>
      </p>
    </Card>
  );
}
