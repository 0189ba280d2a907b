import { describe, expect, it, vi } from 'vitest';
import { GatewayError } from '@/api/errors';
import { placeOnce, type SentOrder } from '@/flows/orders/place-once';

const lost = new GatewayError({ kind: 'timeout' }, 'order');
const refused = new GatewayError({ kind: 'code', code: '1', message: '已售罄' }, 'order');

/** A device that orders cups, and a gateway that makes one order of each key. */
function shop() {
  const orders = new Map<string, string>();
  const device: { sent: SentOrder<string> | null } = { sent: null };
  const takenBack: string[] = [];
  const keys: string[] = [];
  let fault: { error: Error; isBooked: boolean } | null = null;
  const send = vi.fn((wish: string, key: string) => {
    expect(device.sent, 'stored before it is sent').toEqual({ key, wish });
    keys.push(key);
    const failure = fault;
    fault = null;
    if (failure === null || failure.isBooked) orders.set(key, orders.get(key) ?? `order ${orders.size + 1}`);
    return failure === null ? Promise.resolve(orders.get(key) ?? '') : Promise.reject(failure.error);
  });
  return {
    orders,
    device,
    takenBack,
    keys,
    failNext: (error: Error, isBooked: boolean) => void (fault = { error, isBooked }),
    order: (wish: string) =>
      placeOnce(wish, {
        sent: device.sent,
        keep: (sent) => void (device.sent = sent),
        send,
        takeBack: (placed) => Promise.resolve(takenBack.push(placed)),
      }),
  };
}

describe('an order', () => {
  it('is stored under its key before it is sent, and forgotten once its answer is known', async () => {
    const { order, device } = shop();
    await expect(order('cup')).resolves.toBe('order 1');
    expect(device.sent).toBeNull();
  });

  it('whose answer got lost is found again under its key', async () => {
    const { order, orders, keys, failNext } = shop();
    failNext(lost, true);
    await expect(order('cup')).rejects.toBe(lost);
    await expect(order('cup')).resolves.toBe('order 1');
    expect(orders.size).toBe(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('is taken back when its answer got lost and something else is ordered', async () => {
    const { order, takenBack, failNext } = shop();
    failNext(lost, true);
    await expect(order('cup')).rejects.toBe(lost);
    await expect(order('plate')).resolves.toBe('order 2');
    expect(takenBack).toEqual(['order 1']);
  });

  it('is not sent while it is unknown what became of the one before', async () => {
    const { order, device, keys, failNext } = shop();
    failNext(lost, false);
    await expect(order('cup')).rejects.toBe(lost);
    failNext(lost, false);
    await expect(order('plate')).rejects.toBe(lost);
    expect(device.sent).toEqual({ key: keys[0], wish: 'cup' });
  });

  it('goes under a new key after a refusal', async () => {
    const { order, device, keys, failNext } = shop();
    failNext(refused, false);
    await expect(order('cup')).rejects.toBe(refused);
    expect(device.sent).toBeNull();
    await order('cup');
    expect(new Set(keys).size).toBe(2);
  });

  it('is placed anew where the one before turns out to be refused', async () => {
    const { order, takenBack, failNext } = shop();
    failNext(lost, false);
    await expect(order('cup')).rejects.toBe(lost);
    failNext(refused, false);
    await expect(order('plate')).resolves.toBe('order 1');
    expect(takenBack).toEqual([]);
  });
});
