import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { monthOf, type Day } from '@/domain/business-time';
import { DayButton, MonthDays } from '@/ui/library/month-days';

/** Shows the month of the chosen day; days from 5 December 2026 to 20 February 2028 can be chosen. */
export function showDays(chosen: Day) {
  const [choose, turn] = [vi.fn(), vi.fn()];
  render(
    <MonthDays
      label={monthOf(chosen)}
      chosen={chosen}
      first="2026-12-05"
      last="2028-02-20"
      onChoose={choose}
      onTurn={turn}
      renderDay={(day) => <DayButton day={day} isChosen={day === chosen} aria-label={day} />}
    />,
  );
  return { choose, turn, group: screen.getByRole('group', { name: monthOf(chosen) }) };
}

/** The days that can be seen, in their order. */
export const days = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
