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
import { initialDraft } from '@/domain/transfers/transfer';

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

describe('how often a booking comes', () => {
  it('a birthday comes every year, whatever was chosen for another tag', () => {
    expect(recurrenceOf(draft({ every: 'monthly' }), birthday)).toBe('yearly');
  });
  it('a holiday comes every year or every month', () => {
    expect(recurrenceOf(draft({ every: 'monthly' }), holiday)).toBe('monthly');
  });
  it('a milepost is paid once', () => {
    expect(recurrenceOf(draft({ every: 'monthly' }), milepost)).toBe('once');
  });
});

describe('what keeps a draft from being booked', () => {
  it('nothing, where it is whole', () => {
    expect(problems({})).toEqual([]);
  });
  it('nobody to send to, and more than twenty', () => {
    expect(problems({ transferList: [] })).toEqual(['no-recipients']);
    expect(problems({ transferList: Array.from({ length: 21 }, (_, index) => somebody(index)) })).toEqual([
      'too-many-recipients',
    ]);
  });
  it('somebody who can receive no more, by name', () => {
    expect(checkBooking(draft(), holiday, '2026-11-21', ['LX1'])).toEqual([
      { kind: 'unable', names: ['同事1'] },
    ]);
  });
  it('no date where the tag does not fix it, and one whose run is over', () => {
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
  ])('the amount “%s”', (money, reason) => {
    expect(checkBooking(draft({ money }), holiday, '2026-11-21', [])).toEqual([{ kind: 'amount', reason }]);
  });
  it('a blessing of more than 40 characters', () => {
    expect(problems({ text: '字'.repeat(41) })).toEqual(['blessing-too-long']);
  });
  it('today’s balance is never among it', () => {
    expect(problems({ money: '10000' })).toEqual([]);
  });
});

describe('a booking on the wire', () => {
  it('has its date where the tag does not fix it, and money with one decimal', () => {
    expect(bookingContent(draft({ text: ' ' }), holiday, 0)).toEqual({
      accountType: 0,
      tag: '节日问候',
      date: '2026-12-03',
      every: 'yearly',
      transferList: [{ usercode: 'LX1' }],
      money: '88.0',
      text: '恭喜发财！',
    });
  });
  it('has no date where the tag fixes it', () => {
    expect(bookingContent(draft(), birthday, 1)).toMatchObject({ date: null, accountType: 1 });
  });
  it('is not made out of an amount that cannot be taken', () => {
    expect(() => bookingContent(draft({ money: 'x' }), holiday, 0)).toThrow(RangeError);
  });
});

describe('where a booking stands', () => {
  const live = { cancelledAt: null, next: '2026-12-03', last: null };
  it.each([
    ['upcoming', live],
    ['running', { ...live, last: 'paid' as const }],
    ['unpaid', { ...live, last: 'unpaid' as const }],
    ['unpaid', { ...live, next: null, last: 'unpaid' as const }],
    ['done', { ...live, next: null, last: 'paid' as const }],
    ['cancelled', { ...live, cancelledAt: '2026-11-20 09:00:00', last: 'unpaid' as const }],
  ])('%s', (status, booking) => {
    expect(bookingStatus(booking)).toBe(status);
  });
});

it('the draft of a booking begins with the same blessing as a transfer, and each has its own', () => {
  expect(emptyBooking.text).toBe(initialDraft().text);
  expect(new Set([draftName(0, null), draftName(1, null), draftName(0, 'A1')]).size).toBe(3);
});
