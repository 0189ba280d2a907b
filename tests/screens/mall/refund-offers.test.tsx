import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tenths } from '@/domain/money';
import { orderKinds } from '@/domain/orders/order-kind';
import { refundTerms } from '@/mocks/cashier/refund-terms';
import { languageChosen } from '@/state/preferences';
import { tap, visit } from '../../support/actions';
import { orderNow } from '../../support/cashier-orders';
import { running } from '../../support/flash-sale';
import { pinned } from '../../support/gateways/mock-gateways';
import { changeWorld, gatewayState } from '../../support/gateways/screen-network';
import { orderAdded, orderRows, type OrderRow } from '../../support/orders-of-kinds';
import { openApp, settled } from '../../support/render-app';

const day = 86_400_000;

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

/** Puts an order of this kind into the world; gives its id. */
async function placed(row: OrderRow): Promise<string> {
  let placedId = '';
  await changeWorld((before) => {
    const { state, id } = orderAdded(before, row, pinned);
    placedId = id;
    return state;
  });
  return placedId;
}

const isOffered = () => screen.queryByRole('button', { name: /^(申请退款|Ask for a refund)$/ }) !== null;

/** Whether the gateway would refund an order now. */
async function isGranted(id: string): Promise<boolean> {
  return !('barred' in refundTerms(await gatewayState(), await orderNow(id), Date.now()));
}

/** The pages of one order; fewer than the distances from the receipt, so that each page meets them all. */
const pages = ['/order-newDetail', '/activityOrderDetail', '/checkStandPayStatus'] as const;

describe('an order’s page', () => {
  it.each(orderKinds)('offers a refund exactly where its gateway grants one: %s', async (kind) => {
    await openApp('/setting');
    const granted: boolean[] = [];
    for (const [index, row] of orderRows.filter((each) => each.kind === kind).entries()) {
      const id = await placed(row);
      await visit(`${pages[index % pages.length] ?? pages[0]}?id=${id}`);
      const isRight = await isGranted(id);
      granted.push(isRight);
      expect([row, isOffered()]).toEqual([row, isRight]);
    }
    expect(granted).toContain(false);
  });

  it('offers one for goods of the flash sale until the seventh day after the receipt', async () => {
    await openApp('/setting');
    const received = orderRows.filter(({ kind, state }) => kind === 'mall' && state === 'received');
    for (const row of received) {
      const id = await placed(row);
      await changeWorld((state) => ({
        ...state,
        orders: state.orders.map((order) =>
          order.id === id && order.mall !== null
            ? { ...order, mall: { ...order.mall, session: running } }
            : order,
        ),
      }));
      await visit(`/secKillingOrderDetail?id=${id}`);
      expect(isOffered()).toBe(row.since < 7 * day);
    }
  });

  it('offers the buyer of an item one in the list until the receipt', async () => {
    const id = await placed({ kind: 'second-hand', state: 'shipped', since: 60_000 });
    await placed({ kind: 'second-hand', state: 'received', since: 60_000 });
    await openApp('/second-hand-orders?group=bought');
    expect(screen.getAllByRole('button', { name: '申请退款' })).toHaveLength(1);
    await tap('button', '申请退款');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '申请退款' }));
    await settled();
    expect((await orderNow(id)).state).toBe('refunding');
  });
});

describe('before a refund', () => {
  it('the question says what comes back, which points are taken, and until when', async () => {
    const id = await placed({ kind: 'cashier', state: 'paid', since: 60_000 });
    await openApp(`/activityOrderDetail?id=${id}`);
    await tap('button', '申请退款');
    const question = within(screen.getByRole('dialog'));
    expect(question.getByText('按原路退回 49.9 龙币')).toBeInTheDocument();
    expect(question.getByText('这笔获得的 49 积分会收回')).toBeInTheDocument();
    expect(question.getByText('2026-11-28 09:40 前可以申请退款')).toBeInTheDocument();
  });

  it('the question says which of the coins have expired meanwhile', async () => {
    const id = await placed({ kind: 'cashier', state: 'paid', since: 60_000 });
    const took = [{ expiresAt: pinned - 1, left: tenths(300) }];
    const paid = { id: 'B-paid', time: 0, kind: 'purchase', title: '', source: '', legs: [], took } as const;
    await changeWorld((state) => ({
      ...state,
      ledger: { ...state.ledger, postings: [paid] },
      orders: state.orders.map((order) =>
        order.id === id && order.payment !== null
          ? { ...order, payment: { ...order.payment, billId: paid.id } }
          : order,
      ),
    }));
    await openApp(`/activityOrderDetail?id=${id}`);
    await tap('button', '申请退款');
    expect(screen.getByText('其中 30.0 龙币已过有效期，退回后随即失效')).toBeInTheDocument();
  });

  it('the sheet and the head of the page say until when', async () => {
    const id = await placed({ kind: 'mall', state: 'received', since: day });
    await openApp(`/order-newDetail?id=${id}`);
    expect(screen.getByText('2026-11-27 09:41 前可以申请退款')).toBeInTheDocument();
    await tap('button', '申请退款');
    const sheet = within(screen.getByRole('dialog', { name: '申请退款' }));
    expect(sheet.getByText('2026-11-27 09:41 前可以申请退款')).toBeInTheDocument();
    expect(sheet.getByText('这笔获得的 49 积分会收回')).toBeInTheDocument();
  });

  it('the question is in English where the app is', async () => {
    const id = await placed({ kind: 'mall', state: 'paid', since: 60_000 });
    languageChosen('en-US');
    await openApp(`/activityOrderDetail?id=${id}`);
    await tap('button', 'Ask for a refund');
    const question = within(screen.getByRole('dialog'));
    expect(question.getByText('Back to where it came from: 49.9 coins')).toBeInTheDocument();
    expect(question.getByText('The 49 points earned with it are taken back')).toBeInTheDocument();
    expect(question.getByText('The time for a refund has not started yet')).toBeInTheDocument();
  });
});
