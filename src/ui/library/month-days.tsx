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
  /** What the month is called. */
  label: string;
  /** The chosen day; its month is shown. */
  chosen: Day;
  /** Days can be chosen from one to the other. */
  first: Day;
  last: Day;
  onChoose: (day: Day) => void;
  /** The page keys ask for another month. */
  onTurn: (month: Month) => void;
  /** Draws a day that can be chosen, as a `DayButton`. */
  renderDay: (day: Day) => ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const pages: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * The days of a month: antd-mobile's calendar, of which the days are buttons with names. One of them can be reached by the Tab key; arrows
 * go from day to day, page keys from month to month.
 */
export function MonthDays({ label, chosen, first, last, onChoose, onTurn, renderDay }: MonthDaysProps) {
  const box = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const month = monthOf(chosen);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const page = pages[event.key];
    if (step === undefined && page === undefined) return;
    event.preventDefault();
    byKey.current = true;
    if (page !== undefined) onTurn(monthsLater(month, page));
    else if (step !== undefined) onChoose(dayWithin(daysLater(chosen, step), first, last));
  };
  // The chosen day may be in another month than the one that had the focus.
  useLayoutEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [chosen]);

  const isOpen = (day: Day) => day >= first && day <= last;
  return (
    <div ref={box} role="group" aria-label={label} className={styles.days} onKeyDown={handleKeyDown}>
      <LibraryLocale>
        <CalendarPickerView
          title={false}
          weekStartsOn="Monday"
          selectionMode="single"
          // The chosen day is marked by its own button.
          value={null}
          min={toCalendarDate(dayInMonth(month, 1))}
          max={toCalendarDate(dayInMonth(month, 31))}
          shouldDisableDate={(date) => !isOpen(fromCalendarDate(date))}
          onChange={(date) => date !== null && onChoose(fromCalendarDate(date))}
          renderTop={false}
          renderBottom={false}
          renderDate={(date) => {
            const day = fromCalendarDate(date);
            return isOpen(day) ? renderDay(day) : <span className={styles.closed}>{date.getDate()}</span>;
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

/** A day of a month; a tap on it is heard by the calendar around it. */
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

/** The day, or the nearest one that lies between two others. */
export function dayWithin(day: Day, first: Day, last: Day): Day {
  return day < first ? first : day > last ? last : day;
}
