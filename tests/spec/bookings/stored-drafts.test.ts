// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingContent, BookingDraft } from '@/domain/bookings/booking';
import {
  bookingRefused,
  bookingSent,
  bookingSettled,
  bookingWritten,
  storedBooking,
  type BookingIntent,
} from '@/state/booking-drafts';
import { clearUserData } from '@/state/slice';

const item = 'person/booking-drafts';
const draft: BookingDraft = {
  transferList: [],
  money: '88',
  text: '',
  tag: '',
  isMilepost: false,
  date: '',
  every: 'yearly',
  lunar: '',
  workingDay: false,
};
const content: BookingContent = {
  accountType: 0,
  tag: '生日',
  date: null,
  every: 'yearly',
  transferList: [{ usercode: 'U2' }],
  money: '88.0',
  text: '',
  lunar: null,
  workingDay: false,
};
const intent: BookingIntent = { key: 'k', content, sentAt: 1 };
const stored = (drafts: unknown) => localStorage.setItem(item, JSON.stringify({ drafts }));

beforeEach(() => {
  localStorage.clear();
  clearUserData();
});

describe('a booking that is written', () => {
  it('is not there at first, takes every change, and stands beside those of other names', () => {
    expect(storedBooking('new 0')).toBeNull();
    bookingWritten('new 0', draft);
    expect(localStorage.getItem(item)).toBe(JSON.stringify({ drafts: { 'new 0': { intent: null, draft } } }));
    bookingWritten('new 0', { ...draft, money: '99' });
    bookingWritten('B1', draft);
    expect(storedBooking('new 0')).toEqual({ draft: { ...draft, money: '99' }, intent: null });
    expect(storedBooking('B1')).toEqual({ draft, intent: null });
  });

  it('takes no change while its answer is lost, and every one once it was refused', () => {
    bookingSent('new 0', draft, intent);
    bookingWritten('new 0', { ...draft, money: '99' });
    expect(storedBooking('new 0')).toEqual({ draft, intent });
    bookingRefused('new 0');
    expect(storedBooking('new 0')).toEqual({ draft, intent: null });
    bookingWritten('new 0', { ...draft, money: '99' });
    expect(storedBooking('new 0')?.draft.money).toBe('99');
  });

  it('is gone once it is booked, and a refusal of what is gone brings nothing back', () => {
    bookingWritten('new 0', draft);
    bookingSettled('new 0');
    expect(localStorage.getItem(item)).toBeNull();
    bookingRefused('new 0');
    expect(storedBooking('new 0')).toBeNull();
  });

  it('is read from the storage, as another tab may just have changed it', () => {
    bookingWritten('new 0', draft);
    stored({ 'new 0': { draft: { ...draft, money: '7' }, intent: null }, B1: { draft, intent: null } });
    expect(storedBooking('new 0')?.draft.money).toBe('7');
    stored({ B1: { draft, intent } });
    bookingWritten('new 0', draft);
    expect(storedBooking('B1')).toEqual({ draft, intent });
  });

  it('is restored part by part, and an intent without its key or request is none', () => {
    stored({ 'new 0': { draft: { money: '88', date: 7 }, intent } });
    expect(storedBooking('new 0')).toEqual({ draft, intent });
    for (const wrong of [
      { ...intent, key: '' },
      { ...intent, content: { ...content, accountType: 2 } },
      { ...intent, content: { ...content, money: 88 } },
    ]) {
      stored({ 'new 0': { draft, intent: wrong } });
      expect(storedBooking('new 0')).toEqual({ draft, intent: null });
    }
    stored({ 'new 0': { draft: {}, intent: null } });
    expect(storedBooking('new 0')).toEqual({ draft: { ...draft, money: '' }, intent: null });
    const { lunar: _, workingDay: __, ...former } = content;
    stored({ 'new 0': { draft, intent: { ...intent, key: 'x', content: { ...former, accountType: 1 } } } });
    expect(storedBooking('new 0')?.intent?.content).toEqual({ ...content, accountType: 1 });
  });

  it('is none where the whole cannot be read', () => {
    stored('cut');
    expect(storedBooking('new 0')).toBeNull();
    stored({ 'new 0': 7 });
    expect(storedBooking('new 0')).toBeNull();
  });
});
