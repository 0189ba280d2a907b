import { tenths } from '@/domain/money';
import { chen, me, zhou } from './gateways/mock-gateways';
import { Market } from './second-hand';

const minute = 60_000;
export const day = 24 * 60 * minute;

/** A sale of 陈思远's umbrella to 林晓禾. */
export interface Sale {
  market: Market;
  item: string;
  id: string;
}

/** How a sale comes into each of its states, from a fresh item on. */
const saleStates = {
  created: async (sale) => {
    await ordered(sale);
  },
  expired: async (sale) => {
    await ordered(sale);
    sale.market.real += 15 * minute;
  },
  cancelled: async (sale) => {
    await ordered(sale);
    await must(sale.market.close(sale.id));
  },
  paid: async (sale) => {
    await bought(sale);
  },
  takingBack: async (sale) => {
    await bought(sale);
    await must(sale.market.refund(sale.id));
  },
  takenBack: async (sale) => {
    await saleStates.takingBack(sale);
    sale.market.real += minute;
  },
  handedOver: async (sale) => {
    await bought(sale);
    await must(sale.market.handOver(sale.id));
  },
  claimed: async (sale) => {
    await saleStates.handedOver(sale);
    await must(sale.market.refund(sale.id));
  },
  refused: async (sale) => {
    await saleStates.claimed(sale);
    await must(sale.market.answer(sale.id, false));
  },
  agreed: async (sale) => {
    await saleStates.claimed(sale);
    await must(sale.market.answer(sale.id, true));
  },
  givenBack: async (sale) => {
    await saleStates.agreed(sale);
    sale.market.real += minute;
  },
  unanswered: async (sale) => {
    await saleStates.claimed(sale);
    sale.market.real += 2 * day;
  },
  timedOut: async (sale) => {
    await saleStates.unanswered(sale);
    sale.market.real += minute;
  },
  received: async (sale) => {
    await saleStates.handedOver(sale);
    await must(sale.market.receive(sale.id));
  },
  rated: async (sale) => {
    await saleStates.received(sale);
    await must(sale.market.rate(sale.id, true));
  },
} satisfies Record<string, (sale: Sale) => Promise<void>>;

export type SaleState = keyof typeof saleStates;
export const saleStateNames = Object.keys(saleStates) as readonly SaleState[];

/** What the two people, and a third, may try; `by` is whose act it is. */
export const saleActs = {
  pay: {
    by: 'buyer',
    send: ({ market, id }, as) => market.pay(id, { coins: tenths(400) }, { as, key: market.key() }),
  },
  cancel: { by: 'buyer', send: ({ market, id }, as) => market.close(id, as) },
  receive: { by: 'buyer', send: ({ market, id }, as) => market.receive(id, as) },
  askRefund: { by: 'buyer', send: ({ market, id }, as) => market.refund(id, as) },
  rate: { by: 'buyer', send: ({ market, id }, as) => market.rate(id, true, as) },
  handOver: { by: 'seller', send: ({ market, id }, as) => market.handOver(id, as) },
  agree: { by: 'seller', send: ({ market, id }, as) => market.answer(id, true, as) },
  refuse: { by: 'seller', send: ({ market, id }, as) => market.answer(id, false, as) },
  withdraw: { by: 'seller', send: ({ market, item }, as) => market.shelve(item, false, as) },
  orderToo: { by: 'third', send: ({ market, item }, as) => market.place(item, as) },
} as const satisfies Record<
  string,
  { by: keyof typeof people; send: (sale: Sale, as: string) => ReturnType<Market['handOver']> }
>;

export const people = { buyer: me, seller: chen, third: zhou };
export type SaleAct = keyof typeof saleActs;
export const saleActNames = Object.keys(saleActs) as readonly SaleAct[];

/** A sale in a state; its market's clock stands. */
export async function saleIn(state: SaleState, now: number): Promise<Sale> {
  const market = new Market();
  market.real = now;
  const sale = { market, item: await market.publish(), id: '' };
  await saleStates[state](sale);
  return sale;
}

async function ordered(sale: Sale): Promise<void> {
  sale.id = await sale.market.ordered(sale.item);
}

async function bought(sale: Sale): Promise<void> {
  sale.id = await sale.market.bought(sale.item);
}

async function must(said: ReturnType<Market['handOver']>): Promise<void> {
  const { code, message } = await said;
  if (code !== '0000') throw new Error(`${code} ${message}`);
}
