import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { days, showDays } from '../../support/samples/sample-days';

describe('the days of a month', () => {
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
