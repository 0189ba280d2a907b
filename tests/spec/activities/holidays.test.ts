import { describe, expect, it } from 'vitest';
import { holidayNames } from '@/domain/activities/holiday';
import { holidayAt, nextDayOf } from '@/domain/activities/holiday-days';
import { daysLater, fromMoment } from '@/domain/business-time';

const at = (text: string) => holidayAt(fromMoment(text));

describe('the holiday of the day, or the next one', () => {
  it.each([
    ['2026-09-13 09:41', ['mid-autumn'], '2026-09-25', 3],
    ['2026-11-21 09:41', ['winter-solstice'], '2026-12-22', null],
    ['2025-12-31 23:59', ['new-year'], '2026-01-01', 3],
    ['2026-01-02 00:00', ['laba'], '2026-01-26', null],
    ['2026-01-27 00:00', ['new-year-eve'], '2026-02-16', 9],
    ['2026-02-20 00:00', ['lantern'], '2026-03-03', null],
    ['2026-03-04 00:00', ['qingming'], '2026-04-05', 3],
    ['2026-04-06 00:00', ['labour'], '2026-05-01', 5],
    ['2026-05-03 00:00', ['dragon-boat'], '2026-06-19', 3],
    ['2026-06-20 00:00', ['mid-autumn'], '2026-09-25', 3],
    ['2026-09-26 00:00', ['national'], '2026-10-01', 7],
    ['2026-10-04 00:00', ['double-ninth'], '2026-10-18', null],
    ['2026-12-23 00:00', ['new-year'], '2027-01-01', null],
    // The arrangement of 2027 is not published yet.
    ['2027-09-01 00:00', ['mid-autumn'], '2027-09-15', null],
    // A leap sixth month moves everything after it.
    ['2025-09-01 00:00', ['national'], '2025-10-01', 8],
    ['2025-10-04 00:00', ['mid-autumn'], '2025-10-06', 8],
    // The eve is the 29th of its month.
    ['2025-01-08 00:00', ['new-year-eve'], '2025-01-28', 8],
    ['2028-12-01 00:00', ['winter-solstice'], '2028-12-21', null],
    ['2028-12-25 00:00', ['new-year'], '2029-01-01', null],
    ['2029-04-01 00:00', ['qingming'], '2029-04-04', null],
  ])('after %s is %o on %s', (now, names, day, daysOff) => {
    expect(at(now)).toMatchObject({ names, day, isToday: false, daysOff });
  });

  it.each([
    ['2026-09-25 00:00', ['mid-autumn']],
    ['2026-09-25 23:59', ['mid-autumn']],
    ['2026-02-16 12:00', ['new-year-eve']],
    ['2026-02-17 00:00', ['spring']],
    ['2026-02-19 23:59', ['spring']],
    ['2026-05-02 12:00', ['labour']],
    ['2026-10-03 12:00', ['national']],
    ['2026-01-01 12:00', ['new-year']],
    ['2026-12-22 12:00', ['winter-solstice']],
  ])('on %s is %o itself', (now, names) => {
    expect(at(now)).toMatchObject({ names, isToday: true });
  });

  it('has two where two fall on one day, whose shorter one leads', () => {
    expect(at('2031-09-20 00:00')).toMatchObject({
      names: ['mid-autumn', 'national'],
      day: '2031-10-01',
      isToday: false,
    });
    expect(at('2031-10-01 08:00')).toMatchObject({ names: ['mid-autumn', 'national'], isToday: true });
    expect(at('2031-10-02 08:00')).toMatchObject({ names: ['national'], isToday: true });
    expect(at('2028-10-02 08:00')).toMatchObject({ names: ['national'], day: '2028-10-01', isToday: true });
    expect(at('2028-10-03 08:00')).toMatchObject({ names: ['mid-autumn', 'national'], isToday: true });
    expect(at('2030-12-31 08:00')).toMatchObject({ names: ['new-year', 'laba'], day: '2031-01-01' });
  });

  it('is never past, and every holiday begins once a year', () => {
    for (const year of [2026, 2031]) {
      const begun: string[] = [];
      for (let day = `${year}-01-01`; day.startsWith(String(year)); day = daysLater(day, 1)) {
        const { names, day: starts, lastDay, isToday } = at(day);
        expect(lastDay >= day).toBe(true);
        expect(starts <= day).toBe(isToday);
        if (isToday) begun.push(...names.filter((name) => nextDayOf(name, fromMoment(day)) === day));
      }
      expect(begun.sort()).toEqual([...holidayNames].sort());
    }
  });
});
