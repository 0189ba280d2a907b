import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { monthOf, type Day } from '@/domain/business-time';
import { DayButton, MonthDays } from '@/ui/library/month-days';

const originalZone = process.env['TZ'];

/** Shows the month of the chosen day; days from 5 December 2026 to 20 February 2028 can be chosen. */
function showDays(chosen: Day) {
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

const days = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('the days of a month', () => {
  afterEach(() => {
    if (originalZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = originalZone;
  });

  it.each(['Asia/Shanghai', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo'])(
    'are complete and stand below their weekday on a phone in %s',
    (zone) => {
      process.env['TZ'] = zone;
      const { group } = showDays('2027-10-03');
      expect(days()).toHaveLength(31);
      expect(days()[0]).toBe('2027-10-01');
      expect(days()[30]).toBe('2027-10-31');
      const cells = [...group.querySelectorAll('.adm-calendar-picker-view-cell')];
      // Weeks begin on Monday, and 1 October 2027 is a Friday.
      expect(cells.findIndex((cell) => cell.textContent === '1')).toBe(4);
    },
  );

  it('can be chosen from the first one to the last', () => {
    const { choose } = showDays('2026-12-05');
    expect(days()[0]).toBe('2026-12-05');
    fireEvent.click(screen.getByText('4'));
    expect(choose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '2026-12-31' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('2026-12-31');
  });

  it.each([
    ['ArrowLeft', '2027-02-28'],
    ['ArrowRight', '2027-03-02'],
    ['ArrowUp', '2027-02-22'],
    ['ArrowDown', '2027-03-08'],
  ])('are reached by %s, across the end of the month too', (key, day) => {
    const { choose, group } = showDays('2027-03-01');
    fireEvent.keyDown(group, { key });
    expect(choose).toHaveBeenCalledExactlyOnceWith(day);
  });

  it('keep arrow keys between the first and the last one', () => {
    const { choose, group } = showDays('2026-12-06');
    fireEvent.keyDown(group, { key: 'ArrowUp' });
    expect(choose).toHaveBeenCalledExactlyOnceWith('2026-12-05');
  });

  it('change the month by the page keys', () => {
    const { turn, group } = showDays('2027-01-31');
    fireEvent.keyDown(group, { key: 'PageUp' });
    fireEvent.keyDown(group, { key: 'PageDown' });
    expect(turn.mock.calls).toEqual([['2026-12'], ['2027-02']]);
  });

  it('have one tab stop, which is exposed as chosen', () => {
    showDays('2027-01-31');
    const reached = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(reached.map((button) => button.getAttribute('aria-label'))).toEqual(['2027-01-31']);
    expect(reached[0]).toHaveAttribute('aria-pressed', 'true');
  });
});
