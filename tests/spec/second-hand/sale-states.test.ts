import { describe, expect, it } from 'vitest';
import { orderList } from '@/api/endpoints/order-centre';
import { house, personal } from '@/mocks/core/ledger';
import { pinned } from '../../support/gateways/mock-gateways';
import {
  people,
  saleActNames,
  saleActs,
  saleIn,
  saleStateNames,
  type SaleAct,
  type SaleState,
} from '../../support/sales';

const ok = '0000';
const acts = saleActNames;

/** The code that each act gets in each state, in the order of the acts. */
const codes: Readonly<Record<SaleState, string>> = {
  //          pay  cancel receive ask  rate handOver agree refuse withdraw orderToo
  created: `0000 0000 5940 5602 5960 5914 5950 5950 5911 5903`,
  expired: `5603 0000 5941 5602 5960 5930 5950 5950 0000 0000`,
  cancelled: `5603 0000 5941 5602 5960 5930 5950 5950 0000 0000`,
  paid: `5603 5602 0000 0000 5960 0000 5950 5950 5911 5904`,
  takingBack: `5603 5602 5942 5602 5960 5931 5951 5951 5911 5904`,
  takenBack: `5603 5602 5943 5602 5960 5931 5951 5951 0000 0000`,
  handedOver: `5603 5602 0000 0000 5960 0000 5950 5950 5911 5904`,
  claimed: `5603 5602 5942 5602 5960 5932 0000 0000 5911 5904`,
  refused: `5603 5602 0000 5602 5960 0000 5954 0000 5911 5904`,
  agreed: `5603 5602 5942 5602 5960 5933 0000 5953 5911 5904`,
  givenBack: `5603 5602 5943 5602 5960 5934 0000 5953 0000 5905`,
  unanswered: `5603 5602 5942 5602 5960 5933 5952 5952 5911 5904`,
  timedOut: `5603 5602 5943 5602 5960 5934 5952 5952 0000 5905`,
  received: `5603 5602 0000 5602 0000 0000 5950 5950 5911 5904`,
  rated: `5603 5602 0000 5602 0000 0000 5950 5950 5911 5904`,
};
const codeOf = (state: SaleState, act: SaleAct) => codes[state].split(' ')[acts.indexOf(act)];

/** Coins of buyer, seller and escrow since the beginning, the item on the market, and how it stands in the lists of both. */
const facts: Readonly<
  Record<
    SaleState,
    { coins: [number, number, number]; card: string; seller: string; buyer: string; last: string }
  >
> = {
  created: { coins: [0, 0, 0], card: 'reserved', seller: 'onSale', buyer: 'created', last: 'placed' },
  expired: { coins: [0, 0, 0], card: 'onSale', seller: 'onSale', buyer: 'closed', last: 'expired' },
  cancelled: { coins: [0, 0, 0], card: 'onSale', seller: 'onSale', buyer: 'closed', last: 'cancelled' },
  paid: { coins: [-400, 0, 400], card: 'sold', seller: 'sold', buyer: 'paid', last: 'paid' },
  takingBack: { coins: [-400, 0, 400], card: 'sold', seller: 'sold', buyer: 'refunding', last: 'tookBack' },
  takenBack: { coins: [0, 0, 0], card: 'onSale', seller: 'onSale sold', buyer: 'refunded', last: 'refunded' },
  handedOver: { coins: [-400, 0, 400], card: 'sold', seller: 'sold', buyer: 'shipped', last: 'handedOver' },
  claimed: {
    coins: [-400, 0, 400],
    card: 'sold',
    seller: 'sold',
    buyer: 'refunding',
    last: 'refundAsked',
  },
  refused: { coins: [-400, 0, 400], card: 'sold', seller: 'sold', buyer: 'shipped', last: 'refused' },
  agreed: { coins: [-400, 0, 400], card: 'sold', seller: 'sold', buyer: 'refunding', last: 'agreed' },
  givenBack: {
    coins: [0, 0, 0],
    card: 'withdrawn',
    seller: 'sold withdrawn',
    buyer: 'refunded',
    last: 'refunded',
  },
  unanswered: { coins: [-400, 0, 400], card: 'sold', seller: 'sold', buyer: 'refunding', last: 'unanswered' },
  timedOut: {
    coins: [0, 0, 0],
    card: 'withdrawn',
    seller: 'sold withdrawn',
    buyer: 'refunded',
    last: 'refunded',
  },
  received: { coins: [-400, 400, 0], card: 'sold', seller: 'sold', buyer: 'received', last: 'received' },
  rated: { coins: [-400, 400, 0], card: 'sold', seller: 'sold', buyer: 'received', last: 'praised' },
};

describe.each(saleStateNames)('a sale that is %s', (name) => {
  it.each(acts)(`answers the act of the one whose it is: %s`, async (act) => {
    const sale = await saleIn(name, pinned);
    await sale.market.item(sale.item);
    const before = await sale.market.state();
    const { by, send } = saleActs[act];
    const said = await send(sale, people[by]);
    expect(said.code).toBe(codeOf(name, act));
    if (said.code === ok) return;
    const after = await sale.market.state();
    expect([after.orders, after.ledger, after.secondHand]).toEqual([
      before.orders,
      before.ledger,
      before.secondHand,
    ]);
    expect(said.message).not.toBe('');
  });

  it.each(acts.filter((act) => saleActs[act].by !== 'third'))(
    'refuses the act of anybody else: %s',
    async (act) => {
      const sale = await saleIn(name, pinned);
      for (const as of Object.values(people)) {
        if (as === people[saleActs[act].by]) continue;
        expect((await saleActs[act].send(sale, as)).code).toMatch(/^(5601|5901)$/);
      }
    },
  );

  it('is the same fact in every list of both people', async () => {
    const { market, item, id } = await saleIn(name, pinned);
    const { coins, card, seller, buyer, last } = facts[name];
    expect((await market.item(item)).state).toBe(card);
    expect((await market.titles()).includes('长柄雨伞')).toBe(card === 'onSale');
    const groups = ['onSale', 'sold', 'withdrawn'] as const;
    const rows = await Promise.all(groups.map((group) => market.rows(group, people.seller)));
    const stands = groups.filter((_, index) => rows[index]?.some((row) => row.item.id === item));
    expect(stands.join(' ')).toBe(seller);
    const sold = rows[1]?.find(({ order }) => order?.id === id)?.order;
    const bought = (await market.rows('bought')).find(({ order }) => order?.id === id)?.order;
    expect(bought).toMatchObject({ state: buyer, partner: '陈思远' });
    expect(bought?.events.at(-1)?.what).toBe(last);
    if (seller.includes('sold')) {
      expect(sold).toMatchObject({ state: buyer, partner: '林晓禾', refund: null });
      expect(sold?.events).toEqual(bought?.events);
      expect(sold?.answerBefore).toBe(bought?.answerBefore);
    }
    expect((await market.order(id)).state).toBe(buyer);
    const centre = await market.data(orderList, { keyword: '', page: 1, size: 50 });
    expect(centre.orders.find((order) => order.id === id)?.state).toBe(buyer);
    const { ledger } = await market.state();
    const accounts = [personal(people.buyer), personal(people.seller), house.escrow];
    expect(accounts.map((account) => sumOf(ledger.postings, account))).toEqual(coins);
  });
});

interface Legs {
  packetId?: string;
  legs: readonly { account: string; delta: number }[];
}

function sumOf(postings: readonly Legs[], account: string): number {
  return postings
    .filter(({ packetId }) => packetId === undefined)
    .flatMap(({ legs }) => legs)
    .reduce((total, leg) => total + (leg.account === account ? leg.delta : 0), 0);
}
