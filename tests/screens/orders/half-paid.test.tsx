import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tenths } from '@/domain/money';
import { orderKinds, type OrderKind } from '@/domain/orders/order-kind';
import { useExternalNavigation } from '@/state/external-navigation';
import { tap } from '../../support/actions';
import { pinned } from '../../support/gateways/mock-gateways';
import { changeWorld } from '../../support/gateways/screen-network';
import { orderAdded } from '../../support/orders-of-kinds';
import { openApp } from '../../support/render-app';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

/** An order whose card part was left open; gives its id. */
async function leftHalfWay(kind: OrderKind): Promise<string> {
  let placed = '';
  await changeWorld((before) => {
    const { state, id } = orderAdded(before, { kind, state: 'paying', since: 1_000 }, pinned);
    placed = id;
    const orders = state.orders.map((order) =>
      order.id === id && order.payment !== null
        ? { ...order, payment: { ...order.payment, coins: tenths(299), thirdParty: tenths(200) } }
        : order,
    );
    return { ...state, orders };
  });
  return placed;
}

const addresses = [
  '/checkStandOrderAndPay',
  '/checkStandPayStatus',
  '/sendMessageAndToPay',
  '/paySuccess',
  '/payNotice',
  '/checkStandError',
  '/order-newlist',
  '/order-list',
  '/order-newDetail',
  '/order-detail',
];

describe.each(orderKinds)('a card payment of an order of the kind %s that was left half-way', (kind) => {
  it.each(addresses)('says at %s what is still to pay, and leads on to it at once', async (at) => {
    const id = await leftHalfWay(kind);
    await openApp(`${at}?id=${id}`);
    expect(screen.getAllByText(/还差 20\.0 元/).length).toBeGreaterThan(0);
    expect(document.body).not.toHaveTextContent('请先不要再付一次');
    const opened = vi.spyOn(useExternalNavigation, 'setState');
    await tap('button', '继续付款');
    expect(JSON.stringify([useExternalNavigation.getState(), opened.mock.calls])).toContain(id);
  });
});
