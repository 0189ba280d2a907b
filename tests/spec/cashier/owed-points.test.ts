import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { payment, refundOrder } from '@/api/endpoints/cashier';
import { balance } from '@/api/endpoints/home';
import { pointsExchange } from '@/api/endpoints/points';
import { tenths } from '@/domain/money';
import { orderKinds } from '@/domain/orders/order-kind';
import { endpoints } from '@/mocks/core/endpoints';
import { freshWorld } from '@/mocks/core/worlds';
import { CashierShop } from '../../support/cashier';
import { Gateways, me, pinned } from '../../support/gateways/mock-gateways';
import { orderAdded } from '../../support/orders-of-kinds';
import { emptied, pointsCarriers } from '../../support/points-carriers';
import { sampleOf } from '../../support/schema-sample';

const bodyFor = ({ body }: (typeof endpoints)[number]) => emptied(body, sampleOf(body) as object);
const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name).sort();

describe('points that are owed', () => {
  it.each(pointsCarriers.map((endpoint) => [endpoint.name, endpoint] as const))(
    'are an answer of %s like any other',
    async (_, endpoint) => {
      const said = await new Gateways('points-owed').say(endpoint, bodyFor(endpoint));
      expect(said.code).toBe('0000');
      expect(JSON.stringify(v.parse(endpoint.data, said.data))).toContain('"points":-120');
    },
  );

  it('travel in no other call', async () => {
    const gateways = new Gateways('points-owed');
    const telling: { name: string }[] = [];
    for (const endpoint of endpoints.filter(({ effect }) => effect === 'read')) {
      const { body } = await gateways.http(endpoint, bodyFor(endpoint));
      const said = endpoint.encrypted ? await gateways.say(endpoint, bodyFor(endpoint)) : body;
      if (/-120\b/.test(JSON.stringify(said))) telling.push(endpoint);
    }
    expect(namesOf(telling)).toEqual(namesOf(pointsCarriers));
  });

  it.each(orderKinds)('pay no part of an order: %s', async (kind) => {
    const { state, id } = orderAdded(
      freshWorld('points-owed', pinned),
      { kind, state: 'created', since: 0 },
      pinned,
    );
    const shop = new CashierShop(state);
    const { points, pointsOffer } = await shop.order(id);
    expect(pointsOffer).toBeNull();
    const body = { id, way: 'coins', family: '', coins: tenths(489), thirdParty: tenths(0) } as const;
    const said = await shop.say(
      payment,
      { ...body, points: 100, pointsMoney: tenths(10) },
      { key: 'points' },
    );
    expect(said.code).not.toBe('0000');
    if (points !== null)
      expect(said).toMatchObject({ code: '5614', message: '欠 120 积分，补足后才能用积分抵扣' });
    expect(await shop.data(balance, {})).toEqual({ points: -120 });
  });

  it('come from a refund whose points were spent meanwhile, and go once they are made up', async () => {
    const state = freshWorld('default', pinned);
    const shop = new CashierShop({ ...state, points: { [me]: -3_260 } });
    const [earning, spending] = [
      await shop.sell({ money: tenths(3000) }),
      await shop.sell({ money: tenths(300) }),
    ];
    await shop.allow(`p${earning}`);
    expect((await shop.pay(earning, { coins: tenths(3000) })).code).toBe('0000');
    const withPoints = { coins: tenths(270), points: 300, pointsMoney: tenths(30) };
    expect((await shop.pay(spending, withPoints)).code).toBe('0000');
    const held = (await shop.data(balance, {})).points;
    expect(held).toBeGreaterThanOrEqual(0);
    await shop.data(refundOrder, { id: earning }, { key: 'back' });
    shop.real += 60_000;
    expect(await shop.data(balance, {})).toEqual({ points: held - 300 });
    expect(held - 300).toBeLessThan(0);
    await shop.allow('make up');
    await shop.data(pointsExchange, { money: '10.0', points: 1_000 }, { key: 'make up' });
    expect(await shop.data(balance, {})).toEqual({ points: held + 700 });
    expect((await shop.order(await shop.sell({ money: tenths(400) }))).pointsOffer).not.toBeNull();
  });
});
