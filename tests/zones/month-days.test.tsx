import { describe, expect, it } from 'vitest';
import { days, showDays } from '../support/samples/sample-days';
import { moveTo } from './zone';

describe('the days of a month', () => {
  it.each(['Asia/Shanghai', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo'])(
    'are complete and stand below their weekday on a phone in %s',
    (zone) => {
      moveTo(zone);
      const { group } = showDays('2027-10-03');
      expect(days()).toHaveLength(31);
      expect(days()[0]).toBe('2027-10-01');
      expect(days()[30]).toBe('2027-10-31');
      const cells = [...group.querySelectorAll('.adm-calendar-picker-view-cell')];
      // Weeks begin on Monday, and 1 October 2027 is a Friday.
      expect(cells.findIndex((cell) => cell.textContent === '1')).toBe(4);
    },
  );
});
