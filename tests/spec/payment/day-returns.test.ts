import { describe, expect, it } from 'vitest';
import { closeOrder, refundOrder } from '@/api/endpoints/cashier';
import { freeSelect } from '@/api/endpoints/free-payment';
import { refunds } from '@/api/endpoints/mall-order';
import { affectionPayDetail, affectionPaySave } from '@/areas/family-pay/endpoints';
import { tenths } from '@/domain/money';
import { sceneOf } from '@/domain/orders/order-kind';
import { paymentScenes } from '@/domain/payment/payment-need';
import { withSecurity, type Security } from '@/mocks/payment-security/security';
import type { CashierShop } from '../../support/cashier';
import { zhouPerson } from '../../support/family-pay';
import { me } from '../../support/gateways/mock-gateways';
import { Mall } from '../../support/mall';
import { place, placedKinds, type PlacedKind } from '../../support/placed-orders';

const minute = 60_000;

/** An order of each kind in a world whose scenes let it go without the password. */
async function placed(kind: PlacedKind) {
  const { gateways, id } = await place[kind]();
  const scenes = Object.fromEntries(
    paymentScenes.map((scene) => [scene, { free: true, perPayment: tenths(10_000) }]),
  ) as Security['scenes'];
  await gateways.storage.update((state) => {
    if (state === undefined) throw new Error('nothing is stored');
    return [withSecurity(state, me, { scenes }), null];
  });
  const { money } = await gateways.order(id);
  return { gateways, id, money };
}

/** What today's payments have used up. */
async function used(gateways: CashierShop) {
  const { free, limits } = await gateways.data(freeSelect, {});
  const scenes = free.scenes.filter(({ usedToday }) => usedToday > 0);
  return {
    paid: limits.paidToday,
    free: free.usedToday,
    payments: free.paymentsToday,
    scenes: scenes.map(({ scene, usedToday }) => [scene, usedToday]),
  };
}

const nothing = { paid: 0, free: 0, payments: 0, scenes: [] };

const paidWithCoins = placedKinds.filter((kind) => kind !== 'coins');
/** The kinds that their buyer may ask back. */
const refundable = ['mall', 'second-hand', 'cashier'] as const satisfies readonly PlacedKind[];

/** How a payment whose third party was to fill it up comes to nothing. */
const failures: Readonly<Record<string, (gateways: CashierShop, id: string) => Promise<unknown>>> = {
  'its third party refused': (gateways, id) => gateways.thirdParty(id, 'refused'),
  'its buyer gave up': (gateways, id) => gateways.say(closeOrder, { id }, { key: 'close' }),
  'nobody answered in time': (gateways) => Promise.resolve((gateways.real += 16 * minute)),
};
const failed = paidWithCoins.flatMap((kind) => Object.keys(failures).map((how) => [kind, how] as const));

describe('the day’s limit, its free amount and the count of its scene', () => {
  it.each(failed)('are given back by a payment for %s where %s', async (kind, how) => {
    const { gateways, id, money } = await placed(kind);
    const coins = tenths(money - 10);
    const parts = { way: 'coins-and-card', coins: coins, thirdParty: tenths(10) } as const;
    expect((await gateways.pay(id, parts)).code).toBe('0000');
    expect(await used(gateways)).toEqual({
      paid: coins,
      free: coins,
      payments: 1,
      scenes: [[sceneOf(kind), coins]],
    });
    await failures[how]?.(gateways, id);
    expect(await used(gateways)).toEqual(nothing);
  });

  it.each(refundable)('are given back by a refund for %s', async (kind) => {
    const { gateways, id, money } = await placed(kind);
    await gateways.pay(id, { coins: money });
    expect((await used(gateways)).paid).toBe(money);
    await gateways.say(refundOrder, { id }, { key: 'refund' });
    gateways.real += 2 * minute;
    expect(await used(gateways)).toEqual(nothing);
  });

  it('are given back by a refund of a payment that the password allowed', async () => {
    const { gateways, id, money } = await placed('cashier');
    await gateways.allow(`p${id}`);
    await gateways.pay(id, { coins: money });
    expect(await used(gateways)).toEqual({ ...nothing, paid: money });
    await gateways.say(refundOrder, { id }, { key: 'refund' });
    gateways.real += 2 * minute;
    expect(await used(gateways)).toEqual(nothing);
  });

  it('are given back as far as a part comes back', async () => {
    const gateways = new Mall();
    const id = await gateways.ordered({ lines: [{ variant: 'G0001-1', count: 2 }], money: tenths(998) });
    await gateways.pay(id, { coins: tenths(998) });
    await pieceBack(gateways, id);
    expect(await used(gateways)).toEqual({ paid: 499, free: 499, payments: 1, scenes: [['mall', 499]] });
  });

  it('take a payment that follows one which was refused', async () => {
    const { gateways, id, money } = await placed('cashier');
    const parts = { way: 'coins-and-card', coins: tenths(800), thirdParty: tenths(80) } as const;
    await gateways.pay(id, parts, { key: 'first' });
    await gateways.thirdParty(id, 'refused');
    await gateways.pay(id, { coins: money }, { key: 'second' });
    expect(await used(gateways)).toMatchObject({ paid: money, payments: 1 });
  });
});

describe('the cap of family pay', () => {
  it('has a part again that came back to the payer', async () => {
    const gateways = new Mall();
    const as = zhouPerson.usercode;
    await gateways.allow('cap');
    const cap = { id: 'Y2', cap: '500.0', resetDay: 1 };
    expect((await gateways.say(affectionPaySave, cap, { key: 'cap' })).code).toBe('0000');
    const usedOf = async () => (await gateways.data(affectionPayDetail, { id: 'Y2' }))?.agreement.used ?? 0;
    const before = await usedOf();
    const id = await gateways.ordered(
      { lines: [{ variant: 'G0001-1', count: 2 }], money: tenths(998) },
      { as },
    );
    await gateways.pay(id, { way: 'family', family: 'Y2', coins: tenths(998) }, { as });
    expect(await usedOf()).toBe(before + 998);
    await pieceBack(gateways, id, as);
    expect(await usedOf()).toBe(before + 499);
  });
});

/** One piece of an order is asked back, and comes. */
async function pieceBack(gateways: Mall, id: string, as = me): Promise<void> {
  const lines = [{ variant: 'G0001-1', count: 1 }];
  const said = await gateways.say(refunds, { id, lines, reason: 'other', note: '' }, { as, key: 'piece' });
  expect(said.code).toBe('0000');
  gateways.real += 2 * minute;
}
