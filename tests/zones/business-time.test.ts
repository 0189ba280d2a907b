import { describe, expect, it } from 'vitest';
import { daysBetween, daysLater, fromMoment, monthsLater, partsOf, toMoment } from '@/domain/business-time';
import { moveTo } from './zone';

const nineFortyOne = Date.UTC(2026, 10, 21, 1, 41, 5);

describe('business time', () => {
  it.each([
    ['Asia/Shanghai', -480],
    ['UTC', 0],
    ['America/New_York', 300],
    ['Asia/Kolkata', -330],
    ['Australia/Lord_Howe', -660],
    ['Pacific/Kiritimati', -840],
    ['Pacific/Pago_Pago', 660],
    ['Europe/London', 0],
  ])('is the same on a phone in %s', (zone, minutesBehind) => {
    moveTo(zone);
    expect(new Date(nineFortyOne).getTimezoneOffset()).toBe(minutesBehind);
    expect(toMoment(nineFortyOne)).toBe('2026-11-21 09:41:05');
    expect(fromMoment('2026-11-21 09:41:05')).toBe(nineFortyOne);
    expect(partsOf(nineFortyOne)).toMatchObject({ day: 21, hour: 9, weekday: 6 });
    expect(daysLater('2026-03-07', 2)).toBe('2026-03-09');
    expect(daysBetween('2026-03-01', '2026-11-30')).toBe(274);
    expect(monthsLater('2026-03', 8)).toBe('2026-11');
  });
});
