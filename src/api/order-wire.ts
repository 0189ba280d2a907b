import * as v from 'valibot';
import { orderKinds } from '@/domain/orders/order-kind';
import { orderStates } from '@/domain/orders/order-state';
import { refundReasons } from '@/domain/orders/refund';
import { listOf } from './list-of';
import { coins, moment, word } from './wire';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const pieces = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One line of an order; `goods` is empty where the mall does not sell it. */
export const orderLine = v.object({
  goods: v.string(),
  variant: word,
  name: word,
  values: v.array(word),
  picture: v.fallback(v.string(), ''),
  price: coins,
  count: pieces,
});

/** What lists and pages show of every order. */
export const orderCard = {
  id: word,
  kind: v.picklist(orderKinds),
  merchant: word,
  state: v.picklist(orderStates),
  lines: listOf(orderLine),
  money: coins,
  createdAt: moment,
  /** Unpaid by then, it is closed. */
  payBefore: moment,
};

/** Pieces of a line that come back. */
export const refundLines = v.array(v.object({ variant: word, count: pieces }));

const parts = v.object({
  coins,
  thirdParty: coins,
  points: count,
  pointsMoney: coins,
  /** Whether the coupon comes back. */
  coupon: v.boolean(),
});

/** A refund that was asked for, with what it is to bring and what it brought. */
export const orderRefund = v.object({
  id: word,
  lines: refundLines,
  reason: v.picklist(refundReasons),
  note: v.string(),
  askedAt: moment,
  due: parts,
  back: v.nullable(parts),
  backAt: v.nullable(moment),
});
