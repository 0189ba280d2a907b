import * as v from 'valibot';
import { answerBefore, orderSources } from '@/api/order-wire';
import { moment, wireTenths, word } from '@/api/wire';
import { orderStates } from '@/domain/orders/order-state';
import { itemCategories, itemConditions, itemStates, itemTerms } from '../rules/item';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const pages = {
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
};
export const category = v.picklist(itemCategories);
export const condition = v.picklist(itemConditions);
export const terms = v.array(v.picklist(itemTerms));

export const group = { gateway: 'mall', service: 'shop', encrypted: false } as const;

export const card = {
  id: word,
  title: word,
  picture: v.fallback(v.string(), ''),
  price: wireTenths,
  condition,
  state: v.picklist(itemStates),
  /** Where it is handed over. */
  place: v.string(),
  publishedAt: moment,
  seller: v.object({ usercode: word, name: word }),
};

/** What both sides read of the order of an item. */
export const sale = {
  id: word,
  state: v.picklist(orderStates),
  money: wireTenths,
  /** Null for its seller, who gets the whole price. */
  payment: orderSources,
  answerBefore,
};
