import { queryBillEntry } from '@/api/endpoints/bill';
import { queryOrderInfo } from '@/api/endpoints/cashier';
import { activityOrderDetail } from '@/api/endpoints/mall-order';
import { orderList } from '@/api/endpoints/order-centre';
import { sum, tenths, type Tenths } from '@/domain/money';
import type { OrderState } from '@/domain/orders/order-state';
import { actors } from '../people';
import type { Walk } from '../walk';
import { areaLists, paidForFamily, soldBy } from './area-lists';
import { expectSame } from './broken';

/** What a list or a page says of an order, as far as it says it. */
export interface Statement {
  readonly where: string;
  readonly id: string;
  readonly state?: OrderState;
  readonly money?: Tenths;
}

const pages = { page: 1, size: 50 } as const;

/** Amount, state, refund and line of the bill of an order are the same wherever its buyer, its seller and its payer read them. */
export async function oneFactEverywhere(walk: Walk): Promise<void> {
  for (const { usercode } of actors) {
    const { orders } = await walk.read(usercode, orderList, { keyword: '', ...pages });
    const facts = new Map<string, Statement>();
    for (const { id, state, money } of orders) {
      if (!walk.state.orders.some((each) => each.id === id)) continue;
      facts.set(id, { where: 'order centre', id, state, money });
      await pagesAgree(walk, usercode, { where: 'order centre', id, state, money });
    }
    const kinds = walk.state.orders.filter(({ buyer }) => buyer === usercode);
    for (const told of await areaLists(walk, usercode, kinds)) {
      const fact = facts.get(told.id);
      if (fact !== undefined) agree(fact, told);
    }
    for (const paid of await paidForFamily(walk, usercode)) familyAgrees(walk, paid);
    if (walk.state.orders.some(({ secondHand }) => secondHand?.seller === usercode))
      for (const sold of await soldBy(walk, usercode)) sellerAgrees(walk, sold);
  }
}

/** Who sells an item reads what its buyer does. */
function sellerAgrees({ state: { orders } }: Walk, told: Statement): void {
  const order = orders.find(({ id }) => id === told.id);
  if (order !== undefined)
    agree({ where: 'order', id: order.id, state: order.state, money: order.money }, told);
}

/** Who pays for the family reads what the order says. */
function familyAgrees({ state: { orders } }: Walk, told: Statement): void {
  const order = orders.find(({ id }) => id === told.id);
  const coins = order?.payment?.coins;
  if (order !== undefined && coins !== undefined)
    agree({ where: 'order', id: order.id, state: order.state, money: coins }, told);
}

function agree(fact: Statement, told: Statement): void {
  const what = `${told.where} against ${fact.where}, order ${fact.id}`;
  if (told.state !== undefined && told.state !== fact.state)
    throw new Error(`${what}: ${told.state} instead of ${fact.state}`);
  if (told.money !== undefined && fact.money !== undefined) expectSame(what, told.money, fact.money);
}

/** The cashier, the page of the order and the bill. */
async function pagesAgree(walk: Walk, usercode: string, card: Statement): Promise<void> {
  const { id } = card;
  const info = await walk.read(usercode, queryOrderInfo, { id });
  const detail = await walk.read(usercode, activityOrderDetail, { id });
  if (info === null || detail === null) throw new Error(`order ${id} is in the order centre alone`);
  agree(card, { where: 'cashier', id, state: info.state, money: info.money });
  agree(card, { where: 'page of the order', id, state: detail.state, money: detail.money });
  for (const part of ['coins', 'thirdParty', 'points', 'pointsMoney'] as const)
    expectSame(`${part} of order ${id}`, detail.payment?.[part] ?? 0, info.payment?.[part] ?? 0);
  expectSame(`what may come back of order ${id}`, back(detail.refund), back(info.refund));
  expectSame(`refunds of order ${id}`, detail.refundedAt === null ? 0 : 1, info.refundedAt === null ? 0 : 1);
  const billId = detail.payment?.billId ?? null;
  if (billId !== (info.payment?.billId ?? null)) throw new Error(`order ${id} has two lines of the bill`);
  if (billId === null) return;
  const line = await walk.read(usercode, queryBillEntry, { id: billId });
  const paid = info.product === 'coins' ? info.money : tenths(-(info.payment?.coins ?? 0));
  expectSame(`line ${billId} of the bill`, line?.amount ?? NaN, paid);
  await refundsAreInBill(
    walk,
    usercode,
    id,
    sum(detail.refunds.map((each) => each.back?.coins ?? tenths(0))),
  );
}

/** What came back of an order is what the bill of its payer has of it. */
async function refundsAreInBill(walk: Walk, usercode: string, id: string, coins: Tenths): Promise<void> {
  const lines = walk.state.ledger.postings.filter(
    ({ kind, returns }) =>
      kind === 'refund' && returns === walk.state.orders.find((each) => each.id === id)?.payment?.billId,
  );
  let inBill = 0;
  for (const line of lines)
    inBill += (await walk.read(usercode, queryBillEntry, { id: line.id }))?.amount ?? 0;
  expectSame(`refunds of order ${id} in the bill`, inBill, coins);
}

function back(terms: { returns: { coins: Tenths; thirdParty: Tenths }; pointsTaken: number } | null): number {
  return terms === null ? -1 : terms.returns.coins + terms.returns.thirdParty + terms.pointsTaken;
}
