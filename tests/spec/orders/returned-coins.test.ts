import { describe, expect, it } from 'vitest';
import { closeOrder, refundOrder } from '@/api/endpoints/cashier';
import { queryUserExpireDetail } from '@/api/endpoints/expiring';
import { refunds } from '@/api/endpoints/mall-order';
import { tenths } from '@/domain/money';
import { expiredIn } from '@/domain/orders/refund';
import { house, personal, post, postAll, type Ledger } from '@/mocks/core/ledger';
import { freshWorld } from '@/mocks/core/worlds';
import { leftIn, postingsOf, returningPosting, type Packet } from '@/mocks/red-packets/red-packets';
import { CashierShop } from '../../support/cashier';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { Mall } from '../../support/mall';
import { Draws } from '../../support/treasure';

const minute = 60_000;
const day = 86_400_000;

/** The coins that expire, by their moment; the same moment once. */
async function datesOf(shop: CashierShop): Promise<ReadonlyMap<string, number>> {
  const { list } = await shop.data(queryUserExpireDetail, { accountType: 0 });
  const sums = new Map<string, number>();
  for (const { expiresAt, amount } of list) sums.set(expiresAt, (sums.get(expiresAt) ?? 0) + amount);
  return sums;
}

const withCard = { way: 'coins-and-card', coins: tenths(500), thirdParty: tenths(380) } as const;

/** Ways in which coins that were spent come back. */
const ways = {
  'with a refund': async () => {
    const shop = new CashierShop();
    const before = await datesOf(shop);
    const id = await shop.sell();
    await shop.pay(id);
    return { shop, before, back: () => shop.say(refundOrder, { id }, { key: 'back' }) };
  },
  'with refunds of one piece after the other': async () => {
    const shop = new Mall();
    const before = await datesOf(shop);
    const id = await shop.ordered({ lines: [{ variant: 'G0001-1', count: 2 }], money: tenths(998) });
    await shop.pay(id, { coins: tenths(998) });
    const one = { id, lines: [{ variant: 'G0001-1', count: 1 }], reason: 'other' as const, note: '' };
    return {
      shop,
      before,
      back: async () => {
        await shop.say(refunds, one, { key: 'one' });
        shop.real += 2 * minute;
        await shop.say(refunds, one, { key: 'other' });
      },
    };
  },
  'with an order that is cancelled while the bank works': async () => {
    const shop = new CashierShop();
    const before = await datesOf(shop);
    const id = await shop.sell();
    await shop.pay(id, withCard);
    return { shop, before, back: () => shop.say(closeOrder, { id }, { key: 'back' }) };
  },
  'with a card that is refused': async () => {
    const shop = new CashierShop();
    const before = await datesOf(shop);
    const id = await shop.sell();
    await shop.pay(id, withCard);
    return { shop, before, back: () => shop.thirdParty(id, 'refused') };
  },
  'with a draw that is not full': async () => {
    const shop = new Draws();
    const before = await datesOf(shop);
    await shop.bought('T126', 3);
    return {
      shop,
      before,
      back: () => {
        shop.real += 5 * 60 * minute;
        return Promise.resolve();
      },
    };
  },
};

describe('coins that were spent', () => {
  it.each(Object.entries(ways))('come back %s with the dates that they had', async (_, spend) => {
    const { shop, before, back } = await spend();
    expect(await datesOf(shop)).not.toEqual(before);
    await back();
    shop.real += 2 * minute;
    expect(await datesOf(shop)).toEqual(before);
  });

  it('come back from a red packet with the dates of what was not taken', () => {
    const packet: Packet = {
      id: 'K1',
      split: 'equal',
      from: me,
      giver: '林晓禾',
      text: '',
      givenAt: 0,
      to: [],
      parts: [tenths(10), tenths(10)],
      taken: [],
      returned: false,
    };
    const legs = [
      { account: house.issuer, delta: tenths(-20) },
      { account: personal(me), delta: tenths(20) },
    ];
    const gift = { id: 'W', time: 0, kind: 'welfare', title: '', source: '', legs, expiresAt: day } as const;
    const empty: Ledger = { deltas: {}, lots: {}, postings: [] };
    const given = postAll(empty, [gift, ...postingsOf(packet)]);
    expect(given.lots[personal(me)]).toEqual([]);
    expect(post(given, returningPosting(packet)).lots[personal(me)]).toEqual([
      { expiresAt: day, left: leftIn(packet) },
    ]);
  });

  it('expire on arrival where their day has passed, as the terms of the refund say before', async () => {
    const state = freshWorld('default', pinned);
    const legs = [
      { account: house.issuer, delta: tenths(-300) },
      { account: personal(me), delta: tenths(300) },
    ];
    const gift = {
      id: 'W',
      time: pinned,
      kind: 'welfare',
      title: '',
      source: '',
      legs,
      expiresAt: pinned + day,
    } as const;
    const shop = new CashierShop({ ...state, ledger: post(state.ledger, gift) });
    const id = await shop.sell();
    await shop.pay(id);
    expect((await shop.order(id)).refund).toMatchObject({ returns: { coins: 880 }, lapsed: 0 });
    shop.real += 2 * day;
    const { refund } = await shop.order(id);
    expect(refund?.lapsed).toBe(300);
    const before = await shop.personalBalance(me);
    await shop.say(refundOrder, { id }, { key: 'back' });
    shop.real += 2 * minute;
    expect(await shop.personalBalance(me)).toBe(before + 880 - 300);
  });
});

it('the coins of a part of a refund are those that were spent last, so that expired ones come last', () => {
  const terms = { returns: { coins: tenths(880) }, lapsed: tenths(300) };
  const expired = [0, 580, 600, 880].map((coins) => expiredIn(terms, { coins: tenths(coins) }));
  expect(expired).toEqual([0, 0, 20, 300]);
});
