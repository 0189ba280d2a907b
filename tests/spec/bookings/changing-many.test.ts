import { describe, expect, it } from 'vitest';
import {
  changedContent,
  changedDraft,
  changedGifts,
  checkChange,
  noChange,
  type BookingChange,
} from '@/areas/bookings/rules/booking-change';
import { emptyBooking, type BookingContent, type BookingDraft } from '@/domain/bookings/booking';
import type { PlannedGifts } from '@/domain/bookings/forecast';
import { tenths } from '@/domain/money';

const change = (changes: Partial<BookingChange> = {}): BookingChange => ({ ...noChange, ...changes });

describe('the check of a change of several bookings', () => {
  it('finds a change of nothing, for which blanks count as nothing', () => {
    expect(checkChange(noChange)).toEqual([{ kind: 'nothing' }]);
    expect(checkChange(change({ text: ' \n' }))).toEqual([{ kind: 'nothing' }]);
  });

  it('accepts a change of either field', () => {
    expect(checkChange(change({ money: '88' }))).toEqual([]);
    expect(checkChange(change({ text: '辛苦了' }))).toEqual([]);
  });

  it.each([
    ['0', 'not-positive'],
    ['10000.1', 'over-limit'],
    ['1.25', 'illegal'],
  ])('checks an amount of %s as %s, as for one booking', (money, reason) => {
    expect(checkChange(change({ money }))).toEqual([{ kind: 'amount', reason }]);
  });

  it('accepts 10000 and 0.1', () => {
    expect(checkChange(change({ money: '10000' }))).toEqual([]);
    expect(checkChange(change({ money: '0.1' }))).toEqual([]);
  });

  it('finds a blessing of more than 40 characters', () => {
    expect(checkChange(change({ text: '福'.repeat(40) }))).toEqual([]);
    expect(checkChange(change({ text: '福'.repeat(41) }))).toEqual([{ kind: 'blessing-too-long' }]);
  });
});

describe('a change of several bookings', () => {
  const draft: BookingDraft = { ...emptyBooking, money: '66', text: '开工大吉', date: '2026-12-03' };
  const content: BookingContent = {
    accountType: 0,
    tag: '节日问候',
    date: '2026-12-03',
    every: 'yearly',
    transferList: [{ usercode: 'LX1' }],
    money: '66.0',
    text: '开工大吉',
    lunar: null,
    workingDay: false,
  };

  it('keeps empty fields, and all bookings that it does not name', () => {
    expect(changedDraft(draft, change({ text: '  ' }))).toEqual(draft);
    expect(changedContent(content, noChange)).toEqual(content);
    expect(changedDraft(draft, change({ money: '88' }))).toEqual({ ...draft, money: '88' });
    expect(changedDraft(draft, change({ text: '辛苦了' }))).toEqual({ ...draft, text: '辛苦了' });
    expect(changedContent(content, change({ text: '辛苦了' }))).toEqual({ ...content, text: '辛苦了' });
  });

  it('is sent with one decimal', () => {
    expect(changedContent(content, change({ money: '88' }))).toEqual({ ...content, money: '88.0' });
  });

  it('is forecast for its own bookings and no other', () => {
    const gift = (id: string): PlannedGifts => ({
      id,
      bookedAt: 0,
      every: 'yearly',
      each: tenths(660),
      recipients: [],
    });
    const planned = [gift('a'), gift('b'), gift('c')];
    const each = (money: string) =>
      changedGifts(planned, ['a', 'c'], change({ money })).map((one) => one.each);
    expect(each('88')).toEqual([880, 660, 880]);
    expect(each('')).toEqual([660, 660, 660]);
    expect(each('10001')).toEqual([660, 660, 660]);
  });
});
