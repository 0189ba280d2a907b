import { describe, expect, it } from 'vitest';
import {
  activitiesByState,
  activitiesFound,
  bannersOf,
  type ActivityCategory,
} from '@/domain/activities/activity';
import { fromMoment } from '@/domain/business-time';
import { flashPhase } from '@/domain/flash-sale/flash-phase';
import { couponValidity } from '@/domain/life/coupon';
import { daysUntil, nextChange, periodState, periodTime } from '@/domain/period';

const at = (text: string) => fromMoment(text);
const session = (startsAt: string, endsAt: string) => ({
  startsAt: `2026-11-21 ${startsAt}:00`,
  endsAt: `2026-11-21 ${endsAt}:00`,
});

describe('a period of business time', () => {
  const period = session('10:00', '12:00');

  it.each([
    ['09:59:59', 'soon'],
    ['10:00:00', 'running'],
    ['11:59:59', 'running'],
    ['12:00:00', 'over'],
  ])('at %s is %s', (clock, state) => {
    expect(periodState(period, at(`2026-11-21 ${clock}`))).toBe(state);
  });

  it('begins with its first millisecond and ends with the one before its end', () => {
    const [starts, ends] = [fromMoment(period.startsAt), fromMoment(period.endsAt)];
    expect([starts - 1, starts, ends - 1, ends].map((now) => periodState(period, now))).toEqual([
      'soon',
      'running',
      'running',
      'over',
    ]);
  });

  it('changes next at the earliest of the coming limits, and never after the last one', () => {
    const periods = [period, session('11:00', '20:00')];
    expect(nextChange(periods, at('2026-11-21 09:00'))).toBe(at('2026-11-21 10:00'));
    expect(nextChange(periods, at('2026-11-21 10:00'))).toBe(at('2026-11-21 11:00'));
    expect(nextChange(periods, at('2026-11-21 12:00'))).toBe(at('2026-11-21 20:00'));
    expect(nextChange(periods, at('2026-11-21 20:00'))).toBeNull();
    expect(nextChange([], at('2026-11-21 20:00'))).toBeNull();
  });

  it.each([
    ['2026-11-21 08:00', { kind: 'starts-today', at: '2026-11-21 10:00:00' }],
    ['2026-11-20 23:59', { kind: 'starts', at: '2026-11-21 10:00:00' }],
    ['2026-11-21 10:00', { kind: 'ends-today', at: '2026-11-21 12:00:00' }],
    ['2026-11-21 12:00', { kind: 'ended', at: '2026-11-21 12:00:00' }],
  ])('at %s is described as %o', (now, said) => {
    expect(periodTime(period, at(now))).toEqual(said);
  });

  it('counts the calendar days left; an end at midnight belongs to the day before', () => {
    const long = { startsAt: '2026-11-01 00:00:00', endsAt: '2026-11-24 00:00:00' };
    expect(periodTime(long, at('2026-11-21 23:59'))).toEqual({ kind: 'days-left', days: 2 });
    expect(periodTime(long, at('2026-11-22 00:00'))).toEqual({ kind: 'days-left', days: 1 });
    expect(periodTime(long, at('2026-11-23 09:00'))).toEqual({
      kind: 'ends-today',
      at: '2026-11-23 24:00:00',
    });
    expect(periodTime(long, at('2026-11-24 00:00'))).toEqual({ kind: 'ended', at: '2026-11-23 24:00:00' });
    expect(daysUntil(at('2027-01-01 00:00'), at('2026-12-31 23:59'))).toBe(1);
  });
});

describe('activities', () => {
  const activity = (title: string, startsAt: string, endsAt: string, category: ActivityCategory) => ({
    ...session(startsAt, endsAt),
    title,
    line: 'Bring a friend',
    category,
  });
  const all = [
    activity('Late', '18:00', '20:00', 'family'),
    activity('Long', '08:00', '20:00', 'health'),
    activity('Short', '08:00', '12:00', 'health'),
    activity('Early', '06:00', '07:00', 'festival'),
    activity('Earlier', '04:00', '06:30', 'festival'),
    activity('Next', '14:00', '15:00', 'learning'),
  ];
  const now = at('2026-11-21 09:41');
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

  it('are grouped by their current state: ending first, starting first, ended last', () => {
    expect(activitiesByState(all, now).map(([state, list]) => [state, titles(list)])).toEqual([
      ['running', ['Short', 'Long']],
      ['soon', ['Next', 'Late']],
      ['over', ['Early', 'Earlier']],
    ]);
    expect(activitiesByState(all, at('2026-11-22 00:00')).map(([state]) => state)).toEqual(['over']);
  });

  it('are filtered by category, state and text together', () => {
    const found = (question: Partial<Parameters<typeof activitiesFound>[1]>) =>
      titles(activitiesFound(all, { words: '', ...question }, now));
    expect(found({})).toHaveLength(6);
    expect(found({ category: 'health' })).toEqual(['Long', 'Short']);
    expect(found({ state: 'over' })).toEqual(['Early', 'Earlier']);
    expect(found({ words: ' eARL ' })).toEqual(['Early', 'Earlier']);
    expect(found({ words: 'friend', state: 'soon', category: 'family' })).toEqual(['Late']);
    expect(found({ words: 'nobody' })).toEqual([]);
  });

  it('are banners while they run, a few of them, those that end first first', () => {
    expect(titles(bannersOf(all, now, 5))).toEqual(['Short', 'Long']);
    expect(titles(bannersOf(all, now, 1))).toEqual(['Short']);
    expect(bannersOf(all, at('2026-11-21 21:00'), 5)).toEqual([]);
  });
});

describe('the flash sale countdown', () => {
  const morning = session('08:00', '10:00');
  const noon = session('10:00', '12:00');
  const evening = session('20:00', '22:00');
  it('runs to the one that ends first where two sessions run, and starts first where two are to come', () => {
    const whole = session('08:00', '22:00');
    expect(flashPhase([whole, noon], at('2026-11-21 11:00'))).toMatchObject({ session: noon });
    expect(flashPhase([evening, noon], at('2026-11-21 09:00'))).toMatchObject({
      kind: 'soon',
      session: noon,
    });
  });

  const phase = (clock: string) => flashPhase([evening, noon, morning], at(`2026-11-21 ${clock}`));

  it('runs to the end of the current session', () => {
    expect(phase('09:59')).toEqual({ kind: 'running', session: morning, until: at('2026-11-21 10:00') });
    expect(phase('10:00')).toEqual({ kind: 'running', session: noon, until: at('2026-11-21 12:00') });
  });

  it('runs to the start of the next session when there is no current one', () => {
    expect(phase('12:00')).toEqual({ kind: 'soon', session: evening, until: at('2026-11-21 20:00') });
  });

  it('is absent after the last session', () => {
    expect(phase('22:00')).toEqual({ kind: 'over' });
    expect(flashPhase([], 0)).toEqual({ kind: 'over' });
  });
});

describe('the validity of a voucher', () => {
  it.each([
    ['2026-11-21 09:41', { kind: 'until', at: '2026-11-24 23:59:59' }],
    ['2026-11-22 00:00', { kind: 'days', days: 2 }],
    ['2026-11-24 23:59', { kind: 'days', days: 0 }],
    ['2026-11-25 00:00', { kind: 'over' }],
  ])('at %s is %o', (now, said) => {
    expect(couponValidity('2026-11-25 00:00:00', at(now))).toEqual(said);
  });
});
