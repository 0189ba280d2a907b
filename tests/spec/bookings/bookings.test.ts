import { describe, expect, it } from 'vitest';
import {
  bookingContent,
  bookingStatus,
  checkBooking,
  draftName,
  emptyBooking,
  recurrenceOf,
  type BookingDraft,
  type TagRule,
} from '@/domain/bookings/booking';

const birthday: TagRule = { name: '生日祝福', occasion: 'birthday', every: 'yearly' };
const holiday: TagRule = { name: '节日问候', occasion: 'holiday', every: 'yearly' };
const milepost: TagRule = { name: '里程碑', occasion: 'milepost', every: 'once' };

const somebody = (index: number) => ({
  usercode: `LX${index}`,
  name: `同事${index}`,
  department: '研发中心',
  jobNumber: String(index),
});
const draft = (changes: Partial<BookingDraft> = {}): BookingDraft => ({
  ...emptyBooking,
  transferList: [somebody(1)],
  money: '88',
  date: '2026-12-03',
  ...changes,
});
const problems = (changes: Partial<BookingDraft>, tag = holiday, unable: readonly string[] = []) =>
  checkBooking(draft(changes), tag, '2026-11-21', unable).map(({ kind }) => kind);

describe('the recurrence of a booking', () => {
  it('is yearly for a birthday, whatever was chosen for another tag', () => {
    expect(recurrenceOf(draft({ every: 'monthly' }), birthday)).toBe('yearly');
  });
  it('is yearly or monthly for a holiday', () => {
    expect(recurrenceOf(draft({ every: 'monthly' }), holiday)).toBe('monthly');
  });
  it('is one payment for a milepost', () => {
    expect(recurrenceOf(draft({ every: 'monthly' }), milepost)).toBe('once');
  });
});

describe('the check of a booking draft', () => {
  it('finds nothing when it is complete', () => {
    expect(problems({})).toEqual([]);
  });
  it('finds missing recipients, and more than twenty', () => {
    expect(problems({ transferList: [] })).toEqual(['no-recipients']);
    expect(problems({ transferList: Array.from({ length: 21 }, (_, index) => somebody(index)) })).toEqual([
      'too-many-recipients',
    ]);
  });
  it('names a recipient who can receive no more', () => {
    expect(checkBooking(draft(), holiday, '2026-11-21', ['LX1'])).toEqual([
      { kind: 'unable', names: ['同事1'] },
    ]);
  });
  it('finds a missing date when the tag does not fix it, and one whose run is over', () => {
    expect(problems({ date: '' })).toEqual(['no-date']);
    expect(problems({ date: '2026-11-20' })).toEqual(['past-date']);
    expect(problems({ date: '2026-11-21' })).toEqual([]);
    expect(problems({ date: '' }, birthday)).toEqual([]);
  });
  it.each([
    ['', 'empty'],
    ['0', 'not-positive'],
    ['10000.1', 'over-limit'],
    ['1e3', 'illegal'],
  ])('finds the amount “%s”', (money, reason) => {
    expect(checkBooking(draft({ money }), holiday, '2026-11-21', [])).toEqual([{ kind: 'amount', reason }]);
  });
  it('finds a blessing of more than 40 characters', () => {
    expect(problems({ text: '字'.repeat(41) })).toEqual(['blessing-too-long']);
  });
  it('never considers today’s balance', () => {
    expect(problems({ money: '10000' })).toEqual([]);
  });
});

describe('the request of a booking', () => {
  it('has its date when the tag does not fix it, and money with one decimal', () => {
    expect(bookingContent(draft({ text: ' ' }), holiday, 0)).toEqual({
      accountType: 0,
      tag: '节日问候',
      date: '2026-12-03',
      every: 'yearly',
      transferList: [{ usercode: 'LX1' }],
      money: '88.0',
      text: '恭喜发财！',
      lunar: null,
      workingDay: false,
    });
  });
  it('has no date when the tag fixes it', () => {
    expect(bookingContent(draft(), birthday, 1)).toMatchObject({ date: null, accountType: 1 });
  });
  it('is not built from an invalid amount', () => {
    expect(() => bookingContent(draft({ money: 'x' }), holiday, 0)).toThrow(RangeError);
  });
});

describe('the state of a booking', () => {
  const live = { cancelledAt: null, next: '2026-12-03', last: null };
  it.each([
    ['upcoming', live],
    ['running', { ...live, last: 'paid' as const }],
    ['unpaid', { ...live, last: 'unpaid' as const }],
    ['unpaid', { ...live, next: null, last: 'unpaid' as const }],
    ['done', { ...live, next: null, last: 'paid' as const }],
    ['cancelled', { ...live, cancelledAt: '2026-11-20 09:00:00', last: 'unpaid' as const }],
  ])('is %s', (status, booking) => {
    expect(bookingStatus(booking)).toBe(status);
  });
});

it('the draft of a booking starts without a blessing, as each occasion has its own, and each booking has its own draft', () => {
  expect(emptyBooking.text).toBe('');
  expect(new Set([draftName(0, null), draftName(1, null), draftName(0, 'A1')]).size).toBe(3);
});
