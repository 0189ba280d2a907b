import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { ForecastRun } from '@/domain/bookings/forecast';
import { fromMoment, partsOf, monthOf, monthsLater, daysLater, type Day } from '@/domain/business-time';
import { weeksOf } from '@/domain/bookings/month-grid';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { PastRun } from '@/queries/bookings';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
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

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month of gifts to come and of those that were; days that go or went unpaid stand out, by colour and by sign. Arrows go from day to day, page keys from month to month. */
export function MonthCalendar({
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
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const month = monthOf(chosen);
  const parts = partsOf(fromMoment(`${month}-01`));
  const choose = (day: Day) => onChoose(day < first ? first : day > last ? last : day);
  const turn = (count: number) => {
    const other = monthsLater(month, count);
    const due = [...runs, ...past].find(({ day }) => monthOf(day) === other);
    choose(due?.day ?? `${other}-01`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const page = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0;
    if (step === undefined && page === 0) return;
    event.preventDefault();
    byKey.current = true;
    if (step === undefined) turn(page);
    else choose(daysLater(chosen, step));
  };
  // The chosen day may be on another page of the calendar than the one that had the focus.
  useLayoutEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [chosen]);

  const title = messages.month(parts.year, parts.month);
  return (
    <Card
      title={title}
      aside={
        <span className={styles.turns}>
          <button
            type="button"
            className={styles.turn}
            aria-label={messages.earlierMonth}
            disabled={month <= monthOf(first)}
            onClick={() => turn(-1)}
          >
            <Icon name="back" size={18} />
          </button>
          <button
            type="button"
            className={styles.turn}
            aria-label={messages.laterMonth}
            disabled={month >= monthOf(last)}
            onClick={() => turn(1)}
          >
            <Icon name="forward" size={18} />
          </button>
        </span>
      }
    >
      <table ref={grid} role="grid" aria-label={title} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {messages.weekdays.map((weekday) => (
              <th key={weekday} scope="col" className={styles.weekday}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === chosen}>
                  {monthOf(day) === month && day >= first && day <= last ? (
                    <CalendarDay
                      day={day}
                      run={runs.find((run) => run.day === day)}
                      past={past.filter((run) => run.day === day)}
                      forgotten={forgotten.filter((each) => each.day === day)}
                      today={day === today}
                      chosen={day === chosen}
                      onChoose={onChoose}
                    />
                  ) : (
                    <span className={styles.outside}>{partsOf(fromMoment(day)).day}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
