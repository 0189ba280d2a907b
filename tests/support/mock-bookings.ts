import { beforeEach } from 'vitest';
import type { BodyOf } from '@/api/endpoint';
import { appointmentCreate, appointmentDetail, appointmentTags } from '@/api/endpoints/appointment';
import { usualSecurity, withSecurity, type Security } from '@/mocks/payment-security/security';
import { highLimits } from './booking-limits';
import { chen, Gateways, me } from './gateways/mock-gateways';

export const dayLength = 86_400_000;
export type BookingRequest = BodyOf<typeof appointmentCreate>;

/** One holiday gift of 88.0 on 3 December, with these changes. */
export function bookingRequest(changes: Partial<BookingRequest> = {}): BookingRequest {
  return {
    accountType: 0,
    tag: '节日问候',
    date: '2026-12-03',
    every: 'yearly',
    transferList: [{ usercode: chen }],
    money: '88.0',
    text: '节日快乐',
    ...changes,
  };
}

export let gateways: Gateways;

/** A world without bookings, with limits that are above all amounts. */
beforeEach(async () => {
  gateways = new Gateways();
  await gateways.storage.update((state) => {
    if (state === undefined) throw new Error('no world');
    return [withSecurity({ ...state, bookings: [] }, me, highLimits), undefined];
  });
});

/** Advances the clock to a moment after ten in the morning of a day. */
export async function advanceToRunOf(day: string): Promise<void> {
  gateways.real = Date.parse(`${day}T02:00:01Z`);
  await gateways.data(appointmentTags, { accountType: 0 });
}

/** The usual limits and password, with these changes. */
export const secure = (changes: Partial<Security>) =>
  gateways.storage.update((state) => {
    if (state === undefined) throw new Error('no world');
    return [withSecurity(state, me, { ...usualSecurity, ...changes }), undefined];
  });

export const book = async (changes: Partial<BookingRequest> = {}, key = JSON.stringify(changes)) =>
  (await gateways.data(appointmentCreate, bookingRequest(changes), { key })).id;

export const detail = async (id: string) => {
  const found = await gateways.data(appointmentDetail, { accountType: 0, id });
  if (found === null) throw new Error(`no booking ${id}`);
  return found;
};

export const transfers = async () => (await gateways.state()).transfers;
