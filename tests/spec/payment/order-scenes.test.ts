import { describe, expect, it } from 'vitest';
import { queryPayType } from '@/api/endpoints/wallet-user';
import { tenths, toWireMoney } from '@/domain/money';
import { sceneOf } from '@/domain/orders/order-kind';
import { paymentScenes, type PaymentScene } from '@/domain/payment/payment-need';
import { freeOf, withSecurity, type Security } from '@/mocks/payment-security/security';
import { me } from '../../support/gateways/mock-gateways';
import { place, placedKinds, type PlacedKind } from '../../support/placed-orders';

/** Pays an order under the rule of its own scene; every other scene allows the opposite. */
async function pay(kind: PlacedKind, rule: 'off' | 'below' | 'within') {
  const { gateways, id } = await place[kind]();
  const { money } = await gateways.order(id);
  const asks = rule !== 'within';
  const scenes = Object.fromEntries(
    paymentScenes.map((scene) => {
      const isOwn = scene === sceneOf(kind);
      const free = isOwn ? rule !== 'off' : asks;
      return [scene, { free, perPayment: isOwn && rule === 'below' ? tenths(money - 1) : money }];
    }),
  ) as Security['scenes'];
  await gateways.storage.update((state) => {
    if (state === undefined) throw new Error('nothing is stored');
    return [withSecurity(state, me, { scenes }), null];
  });
  const isByCard = kind === 'coins';
  const asked = await gateways.data(queryPayType, {
    kind: sceneOf(kind),
    accountType: 0,
    money: toWireMoney(money),
    order: id,
  });
  const parts = isByCard ? ({ way: 'card', coins: tenths(0), thirdParty: money } as const) : { coins: money };
  const { code } = await gateways.pay(id, parts);
  const state = await gateways.state();
  const used = freeOf(state, me, gateways.real).scenes.filter(({ usedToday }) => usedToday > 0);
  return { money, asked, code, used: used.map(({ scene, usedToday }) => [scene, usedToday]) };
}

/** Coins are topped up by a third party alone, which no rule of ours holds for. */
const paidWithCoins = placedKinds.filter((kind) => kind !== 'coins');

/** The kinds that do not belong to the mall. */
const otherScenes: Partial<Record<PlacedKind, PaymentScene>> = {
  taxi: 'taxi',
  'top-up': 'top-up',
  card: 'top-up',
};

describe('an order to pay', () => {
  it.each(placedKinds)(
    'for %s belongs to the scene of its kind, to the mall where no other is its own',
    (kind) => {
      expect(sceneOf(kind)).toBe(otherScenes[kind] ?? 'mall');
    },
  );

  it.each(paidWithCoins)('for %s asks for proof where its scene is off', async (kind) => {
    const { asked, code, used } = await pay(kind, 'off');
    expect(asked).toMatchObject({ reason: 'scene-off', ways: ['password', 'code'] });
    expect(code).toBe('5111');
    expect(used).toEqual([]);
  });

  it.each(paidWithCoins)('for %s asks for proof above the limit of its scene', async (kind) => {
    const { asked, code, used } = await pay(kind, 'below');
    expect(asked).toMatchObject({ reason: 'over-scene', ways: ['password', 'code'] });
    expect(code).toBe('5111');
    expect(used).toEqual([]);
  });

  it.each(paidWithCoins)(
    'for %s goes without proof within its scene, and counts there alone',
    async (kind) => {
      const { asked, code, used, money } = await pay(kind, 'within');
      expect(asked).toMatchObject({ reason: 'within-free', ways: [] });
      expect(code).toBe('0000');
      expect(used).toEqual([[sceneOf(kind), money]]);
    },
  );

  it('that a third party pays alone asks for nothing and counts nowhere', async () => {
    expect(await pay('coins', 'off')).toMatchObject({ code: '0000', used: [] });
  });

  it('is judged by what it was made for, whatever scene is asked about', async () => {
    const { gateways, id } = await place.card();
    const { reason } = await gateways.data(queryPayType, {
      kind: 'mall',
      accountType: 0,
      money: '100.0',
      order: id,
    });
    expect(reason).toBe('scene-off');
  });

  it('knows its kind', async () => {
    for (const kind of placedKinds) {
      const { gateways, id } = await place[kind]();
      expect((await gateways.order(id)).kind).toBe(kind);
    }
  });
});
