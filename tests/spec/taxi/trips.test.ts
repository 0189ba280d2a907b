import { describe, expect, it } from 'vitest';
import { closeOrder } from '@/api/endpoints/cashier';
import { payResult } from '@/areas/taxi/endpoints/taxi-ride';
import { fromMoment, toMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { house } from '@/mocks/core/ledger';
import { chen, me, pinned } from '../../support/gateways/mock-gateways';
import { Taxi } from '../../support/taxi';

const seconds = (moment: string | null) => (fromMoment(moment ?? '') - pinned) / 1000;

describe('the gateways, for a trip', () => {
  it('drive it on their clock: found, there, on the road, arrived; every call sees the same', async () => {
    const taxi = new Taxi();
    taxi.real = Date.UTC(2026, 10, 21, 3);
    const id = await taxi.ordered();
    const start = taxi.real;
    expect((await taxi.trip()).state).toBe('waiting');
    taxi.real = start + 20_000;
    const assigned = await taxi.trip();
    expect(assigned).toMatchObject({ state: 'assigned', driver: { name: expect.stringMatching(/师傅$/) } });
    expect(assigned.leg).toMatchObject({ from: assigned.at.assigned, to: toMoment(start + 200_000) });
    taxi.real = start + 200_000;
    expect(await taxi.trip()).toMatchObject({ state: 'arrived-at-start', leg: null });
    taxi.real = start + 260_000;
    const riding = await taxi.trip();
    expect(riding.state).toBe('riding');
    expect(await taxi.trip(id)).toEqual(riding);
    taxi.real = fromMoment(riding.leg?.to ?? '');
    expect((await taxi.trip()).state).toBe('to-pay');
  });

  it('have done all of it at its own time when nobody looked meanwhile', async () => {
    const taxi = new Taxi();
    const id = await taxi.ordered();
    const other = new Taxi();
    await other.ordered();
    taxi.real += 86_400_000;
    await other.until(id, 'to-pay');
    other.real = taxi.real;
    expect((await taxi.trip(id)).at).toEqual((await other.trip(id)).at);
  });

  it('find a driver later while streets are full, and none for a big car in the small hours', async () => {
    const taxi = new Taxi();
    const id = await taxi.ordered();
    expect(seconds((await taxi.until(id, 'assigned')).at.assigned)).toBe(80);
    const night = new Taxi();
    night.real = Date.UTC(2026, 10, 21, 18);
    const big = await night.ordered({ kind: 'business' });
    const trip = await night.until(big, 'no-driver');
    expect(seconds(trip.at.ended) - seconds(trip.at.ordered)).toBe(300);
    expect((await night.state()).usedCoupons).toEqual({});
    expect((await night.book({ kind: 'economy' })).code).toBe('0000');
  });

  it('look for a driver ten minutes before the moment that it was booked for, who comes at that moment', async () => {
    const taxi = new Taxi();
    const at = toMoment(pinned + 3_600_000);
    const id = await taxi.ordered({ at });
    expect((await taxi.trip()).state).toBe('booked');
    expect(seconds((await taxi.until(id, 'waiting')).at.searched)).toBe(3000);
    expect((await taxi.until(id, 'arrived-at-start')).at.arrived).toBe(at);
  });

  it('let the company pay its part from its travel account and the rider the rest, once', async () => {
    const taxi = new Taxi();
    const before = await taxi.personalBalance(me);
    const id = await taxi.ordered({ kind: 'business', rule: 'errand' });
    const { fare, order, owed } = await taxi.until(id, 'to-pay');
    expect(fare?.company).toBe(240);
    expect(owed).toBe((fare?.total ?? 0) - 240);
    expect((await taxi.state()).ledger.deltas[house.travel]).toBe(-240);
    await taxi.allow(`p${order ?? ''}`);
    const money = owed;
    expect((await taxi.pay(order ?? '', { coins: money })).code).toBe('0000');
    expect((await taxi.trip(id)).state).toBe('paid');
    expect(before - (await taxi.personalBalance(me))).toBe(owed);
    expect((await taxi.balances()).sum).toBe(0);
    expect(await taxi.data(payResult, { id: '' })).toMatchObject({ id, state: 'paid', fare, order });
  });

  it('end a trip as paid at once where nothing is left to pay for the rider', async () => {
    const taxi = new Taxi();
    taxi.real = Date.UTC(2026, 10, 21, 14);
    const id = await taxi.ordered({ rule: 'late' });
    const trip = await taxi.until(id, 'paid');
    expect(trip).toMatchObject({ owed: 0, order: null, fare: { own: 0 } });
    expect((await taxi.balances()).sum).toBe(0);
  });

  it('hold the coupon from the booking on and give it back when the trip is cancelled', async () => {
    const taxi = new Taxi();
    const id = await taxi.ordered();
    expect(Object.values((await taxi.state()).usedCoupons)).toMatchObject([{ order: id }]);
    expect((await taxi.cancel(id)).code).toBe('0000');
    expect((await taxi.state()).usedCoupons).toEqual({});
    const { fare } = await taxi.until(await taxi.ordered(), 'to-pay');
    expect(fare?.lines.at(-1)).toMatchObject({ part: 'coupon', money: -100 });
  });

  it('cancel for the fee that was shown and for no higher one; the fee is owed until it is paid', async () => {
    const taxi = new Taxi();
    const id = await taxi.ordered();
    const { freeUntil } = await taxi.until(id, 'assigned');
    taxi.real = fromMoment(freeUntil ?? '');
    expect(await taxi.cancel(id)).toMatchObject({ code: '5818' });
    expect((await taxi.cancel(id, tenths(30))).code).toBe('0000');
    const { order, owed, state } = await taxi.trip();
    expect({ owed, state }).toEqual({ owed: 30, state: 'cancelled' });
    expect(await taxi.book()).toMatchObject({ code: '5812' });
    expect((await taxi.pay(order ?? '', { coins: tenths(30) })).code).toBe('0000');
    expect((await taxi.book()).code).toBe('0000');
    expect((await taxi.balances()).sum).toBe(0);
  });

  it('owe on under a new order where the first one was closed', async () => {
    const taxi = new Taxi();
    const id = await taxi.ordered();
    const { order } = await taxi.until(id, 'to-pay');
    await taxi.data(closeOrder, { id: order ?? '' }, { key: 'close' });
    const after = await taxi.trip();
    expect(after.id).toBe(id);
    expect(after.order).not.toBe(order);
    expect((await taxi.order(after.order ?? '')).state).toBe('created');
  });

  it('owe under an order that can still be paid, however long nobody looked', async () => {
    const taxi = new Taxi();
    await taxi.ordered();
    taxi.real += 100 * 86_400_000;
    const { order } = await taxi.trip();
    expect(await taxi.order(order ?? '')).toMatchObject({ state: 'created' });
    expect((await taxi.trip()).order).toBe(order);
  });

  it('refuse a second trip, another price, an unknown place, a moment too soon, and a trip of somebody else', async () => {
    const taxi = new Taxi();
    expect(await taxi.book({}, { own: tenths(0) })).toMatchObject({ code: '5813' });
    expect(await taxi.book({}, { to: 'P330100-99-0' })).toMatchObject({ code: '5802' });
    expect(await taxi.book({ at: toMoment(pinned + 60_000) })).toMatchObject({ code: '5814' });
    const id = await taxi.ordered({ key: 'one' });
    expect((await taxi.book({ key: 'two' })).code).toBe('5811');
    expect((await taxi.state()).trips).toHaveLength(1);
    expect(await taxi.cancel(id, tenths(0), chen)).toMatchObject({ code: '5816' });
  });

  it('make one trip of one key, however often it is sent', async () => {
    const taxi = new Taxi();
    taxi.real = Date.UTC(2026, 10, 21, 3);
    const one = await taxi.book({ key: 'same' });
    const fares = (await taxi.trip()).estimate;
    const again = { total: fares.total, own: fares.own };
    expect((await taxi.book({ key: 'same' }, again)).data).toEqual(one.data);
    expect((await taxi.state()).trips).toHaveLength(1);
  });
});
