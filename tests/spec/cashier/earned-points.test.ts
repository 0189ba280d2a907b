import { describe, expect, it } from 'vitest';
import { order, refundOrder } from '@/api/endpoints/cashier';
import { queryPayType } from '@/api/endpoints/wallet-user';
import { tenths } from '@/domain/money';
import { orderKinds, sceneOf, type OrderKind } from '@/domain/orders/order-kind';
import { freshWorld } from '@/mocks/core/worlds';
import { CashierShop, type PaymentBody } from '../../support/cashier';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { orderAdded } from '../../support/orders-of-kinds';

/** An order of 49.9 coins that waits to be paid. */
async function shopWith(kind: OrderKind) {
  const { state, id } = orderAdded(
    freshWorld('default', pinned),
    { kind, state: 'created', since: 0 },
    pinned,
  );
  const shop = new CashierShop(state);
  const held = async () => (await shop.state()).points[me] ?? 0;
  return { shop, id, held, info: await shop.order(id) };
}

const methods: Readonly<Record<string, Partial<PaymentBody>>> = {
  coins: { coins: tenths(499) },
  'coins and a card': { way: 'coins-and-card', coins: tenths(200), thirdParty: tenths(299) },
  'points and coins': { coins: tenths(459), points: 400, pointsMoney: tenths(40) },
  'points, coins and a card': {
    way: 'coins-and-card',
    coins: tenths(200),
    thirdParty: tenths(259),
    points: 400,
    pointsMoney: tenths(40),
  },
  'a card alone': { way: 'card', coins: tenths(0), thirdParty: tenths(499) },
};
const cases = orderKinds.flatMap((kind) =>
  Object.entries(methods).map(([name, parts]) => ({ kind, name, parts })),
);

describe('an order', () => {
  it.each(cases)('earns points on coins and third-party money alone: $kind by $name', async (one) => {
    const { shop, id, held, info } = await shopWith(one.kind);
    await shop.allow(`p${id}`);
    const said = await shop.pay(id, one.parts);
    if (said.code !== '0000') return expect(await held()).toBe(0);
    if (one.parts.thirdParty !== undefined) await shop.thirdParty(id, 'paid');
    const { points = 0, pointsMoney = tenths(0) } = one.parts;
    const earned = info.earns === 0 ? 0 : Math.floor((499 - pointsMoney) / 10);
    expect(await held()).toBe(earned - points);
    const paid = await shop.order(id);
    expect(paid.earns).toBe(earned);
    if (paid.refund === null) return;
    expect(paid.refund.pointsTaken).toBe(earned);
    await shop.data(refundOrder, { id }, { key: 'back' });
    shop.real += 61_000;
    expect((await shop.order(id)).state).toBe('refunded');
    expect(await held()).toBe(0);
  });

  it.each(orderKinds)('is paid by a card alone only where it brings coins: %s', async (kind) => {
    const { shop, id } = await shopWith(kind);
    const asked = { kind: sceneOf(kind), accountType: 0, money: '49.9', order: id } as const;
    const offered = (await shop.data(queryPayType, asked)).payWays ?? [];
    const isCoins = kind === 'coins';
    expect(offered.some(({ way: method }) => method === 'card')).toBe(isCoins);
    const { code } = await shop.pay(id, methods['a card alone']);
    expect(code).toBe(isCoins ? '0000' : '5615');
    expect((await shop.order(id)).state).toBe(isCoins ? 'paying' : 'created');
  });
});

describe('the gateway of orders', () => {
  it.each([
    [tenths(0), 1, '5107'],
    [tenths(1), 1, '0000'],
    [tenths(1_000_000), 999, '0000'],
    [tenths(1_000_001), 1, '5616'],
    [tenths(10), 1_000, '5617'],
  ])('takes what its form takes, and nothing else: %s for %i pieces', async (money, count, code) => {
    const body = { merchant: '云杉生活馆', goods: '茶', count, money, returnUrl: '' };
    expect((await new CashierShop().say(order, body, { key: 'k' })).code).toBe(code);
  });
});
