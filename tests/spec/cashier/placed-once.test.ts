// @vitest-environment happy-dom
import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeOrder } from '@/api/endpoints/cashier';
import { placeCardOrder } from '@/areas/prepaid/endpoints/card-order';
import { tenths } from '@/domain/money';
import { placeOrder, placing } from '@/flows/checkout/place-order';
import { openOrderOf } from '@/state/open-orders';
import { stubGateway } from '../../support/gateways/gateway-stub';

/** What the gateway does with a call: the answer gets lost before or after the order was made, or the order is refused. */
type Fault = 'lost before' | 'lost after' | 'refused';

/** A gateway that makes one order of each key and closes orders. */
function shop() {
  const orders = new Map<string, string>();
  const closed: string[] = [];
  const keys: string[] = [];
  let fault: Fault | null = null;
  let isClosingRefused = false;
  const answer = (config: InternalAxiosRequestConfig, body: object) => ({
    status: 200,
    statusText: '',
    data: JSON.stringify(body),
    headers: new AxiosHeaders(),
    config,
  });
  const { failures } = stubGateway([], {
    adapter: (config) => {
      const body = JSON.parse(String(config.data)) as { id?: string };
      if (config.url?.endsWith(closeOrder.path) === true) {
        if (isClosingRefused)
          return Promise.resolve(answer(config, { code: '1', message: '已付款', data: null }));
        closed.push(body.id ?? '');
        return Promise.resolve(answer(config, { code: '0000', message: '', data: {} }));
      }
      expect(openOrderOf(placeCardOrder.name), 'stored before it is sent').toEqual(body);
      const key = String(config.headers.get('Idempotency-Key'));
      keys.push(key);
      if (fault === 'refused') {
        fault = null;
        return Promise.resolve(answer(config, { code: '1', message: '已售罄', data: null }));
      }
      if (fault !== 'lost before') orders.set(key, orders.get(key) ?? `order ${orders.size + 1}`);
      if (fault !== null) return Promise.reject(new AxiosError('lost', AxiosError.ERR_NETWORK, config));
      return Promise.resolve(answer(config, { code: '0000', message: '', data: { id: orders.get(key) } }));
    },
  });
  const order = async (kind: string) => {
    const outcome = placeOrder(placing(placeCardOrder), { kind, money: tenths(10), beans: 0 });
    await vi.runAllTimersAsync();
    return outcome;
  };
  /** One whose tries all meet the fault. */
  const orderWith = async (kind: string, met: Fault) => {
    fault = met;
    const outcome = await order(kind);
    fault = null;
    return outcome;
  };
  return {
    orders,
    closed,
    keys,
    /** The failures that are shown as toasts. */
    failures,
    order,
    orderWith,
    refuseClosing: () => {
      isClosingRefused = true;
    },
    isOpen: () => openOrderOf(placeCardOrder.name) !== undefined,
  };
}

const placed = (id: string) => ({ state: 'done', data: { id } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('an order', () => {
  it('is stored before it is sent, and forgotten once its answer is known', async () => {
    const { order, isOpen } = shop();
    expect(await order('cup')).toEqual(placed('order 1'));
    expect(isOpen()).toBe(false);
  });

  it('whose answer got lost is found again under its key', async () => {
    const { order, orderWith, orders, keys, isOpen } = shop();
    expect(await orderWith('cup', 'lost after')).toMatchObject({ state: 'unanswered' });
    expect(isOpen()).toBe(true);
    expect(await order('cup')).toEqual(placed('order 1'));
    expect(orders.size).toBe(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('is closed when its answer got lost and something else is ordered', async () => {
    const { order, orderWith, closed } = shop();
    await orderWith('cup', 'lost after');
    expect(await order('plate')).toEqual(placed('order 2'));
    expect(closed).toEqual(['order 1']);
  });

  it('is not placed where the one before cannot be closed', async () => {
    const { orderWith, orders } = shop();
    await orderWith('cup', 'lost after');
    const unclosed = { state: 'unanswered', failure: { kind: 'network' } } as const;
    const outcome = placeOrder(
      { ...placing(placeCardOrder), takeBack: () => Promise.resolve(unclosed) },
      { kind: 'plate', money: tenths(10), beans: 0 },
    );
    await vi.runAllTimersAsync();
    // What was lost is found again first, as one order.
    expect(await outcome).toBe(unclosed);
    expect(orders.size).toBe(1);
  });

  it('is not sent while it is unknown what became of the one before', async () => {
    const { orderWith, orders, keys } = shop();
    await orderWith('cup', 'lost before');
    expect(await orderWith('plate', 'lost before')).toMatchObject({ state: 'unanswered' });
    expect(orders.size).toBe(0);
    expect(new Set(keys).size).toBe(1);
    expect(openOrderOf(placeCardOrder.name)).toMatchObject({ kind: 'cup' });
  });

  it('goes under a new key after a refusal', async () => {
    const { order, orderWith, keys, isOpen } = shop();
    expect(await orderWith('cup', 'refused')).toMatchObject({ state: 'refused' });
    expect(isOpen()).toBe(false);
    await order('cup');
    expect(new Set(keys).size).toBe(2);
  });

  it('leaves saying why it was refused, or another one not closed, to its page', async () => {
    const { order, orderWith, refuseClosing, failures } = shop();
    expect(await orderWith('cup', 'refused')).toMatchObject({ state: 'refused' });
    await orderWith('cup', 'lost after');
    refuseClosing();
    expect(await order('plate')).toMatchObject({ state: 'refused' });
    expect(failures).toEqual([]);
  });

  it('is placed anew where the one before turns out to be refused', async () => {
    const { order, orderWith, closed } = shop();
    await orderWith('cup', 'lost before');
    expect(await orderWith('plate', 'refused')).toEqual(placed('order 1'));
    expect(closed).toEqual([]);
    expect(await order('cup')).toEqual(placed('order 2'));
  });
});
