import { CalendarPickerView } from 'antd-mobile';
import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import {
  dayInMonth,
  daysLater,
  fromCalendarDate,
  monthOf,
  monthsLater,
  toCalendarDate,
  type Day,
  type Month,
} from '@/domain/business-time';
import { LibraryLocale } from './library-locale';
import './set-up';
import styles from './month-days.module.css';

interface MonthDaysProps {
  /** The formatted month. */
  label: string;
  /** The chosen day; its month is shown. */
  chosen: Day;
  /** The first and the last day that can be chosen. */
  first: Day;
  last: Day;
  onChoose: (day: Day) => void;
  /** Called by the page keys for another month. */
  onTurn: (month: Month) => void;
  /** Renders a day that can be chosen, as a `DayButton`. */
  renderDay: (day: Day) => ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const pages: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * The days of a month: the calendar of antd-mobile with labelled buttons as days. Only one is in the tab order; arrow keys move by days,
 * page keys by months.
 */
export function MonthDays({ label, chosen, first, last, onChoose, onTurn, renderDay }: MonthDaysProps) {
  const grid = useRef<HTMLDivElement>(null);
  const movedByKey = useRef(false);
  const month = monthOf(chosen);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const page = pages[event.key];
    if (step === undefined && page === undefined) return;
    event.preventDefault();
    movedByKey.current = true;
    if (page !== undefined) onTurn(monthsLater(month, page));
    else if (step !== undefined) onChoose(dayWithin(daysLater(chosen, step), first, last));
  };
  // The focused button may be gone, because the chosen day is in another month.
  useLayoutEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [chosen]);

  const isInRange = (day: Day) => day >= first && day <= last;
  return (
    <div ref={grid} role="group" aria-label={label} className={styles.days} onKeyDown={handleKeyDown}>
      <LibraryLocale>
        <CalendarPickerView
          title={false}
          weekStartsOn="Monday"
          selectionMode="single"
          // The chosen day is marked by its own button.
          value={null}
          min={toCalendarDate(dayInMonth(month, 1))}
          max={toCalendarDate(dayInMonth(month, 31))}
          shouldDisableDate={(date) => !isInRange(fromCalendarDate(date))}
          onChange={(date) => date !== null && onChoose(fromCalendarDate(date))}
          renderTop={false}
          renderBottom={false}
          renderDate={(date) => {
            const day = fromCalendarDate(date);
            return isInRange(day) ? renderDay(day) : <span className={styles.closed}>{date.getDate()}</span>;
          }}
        />
      </LibraryLocale>
    </div>
  );
}

interface DayButtonProps extends ComponentProps<'button'> {
  day: Day;
  isChosen: boolean;
  isToday?: boolean;
}

/** The button of a day; the calendar around it handles the click. */
export function DayButton({ day, isChosen, isToday = false, className = '', ...rest }: DayButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.day} ${className}`}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isChosen ? 0 : -1}
      {...rest}
    >
      {Number(day.slice(8))}
    </button>
  );
}

/** Clamps a day to a range. */
export function dayWithin(day: Day, first: Day, last: Day): Day {
  return day < first ? first : day > last ? last : day;
}
