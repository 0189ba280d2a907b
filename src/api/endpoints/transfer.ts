import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { accountType, coins, moment, wireMoney, word } from '../wire';

const person = v.object({ usercode: word, name: word, department: v.string() });

/** Coins to up to 20 colleagues at once, all or nothing; `money` is what each of them receives. */
export const batchTransfer = endpoint({
  name: 'batchTransfer',
  gateway: 'wallet',
  path: '/transfer/v1/batchTransfer',
  sentAs: 'text',
  encrypted: true,
  effect: 'money',
  body: v.object({
    accountType,
    date: moment,
    transferList: v.array(v.object({ usercode: word })),
    money: wireMoney,
    text: v.string(),
    tag: v.string(),
  }),
  data: v.object({ id: word, time: moment }),
});

/** One transfer that the person sent or received; without `id` the newest one, null where there is none (decision 25). */
export const queryTransfer = endpoint({
  name: 'queryTransfer',
  gateway: 'wallet',
  path: '/transfer/v1/queryTransfer',
  sentAs: 'json',
  encrypted: false,
  effect: 'read',
  body: v.object({ id: v.optional(word) }),
  data: v.nullable(
    v.object({
      id: word,
      time: moment,
      direction: v.picklist(['sent', 'received'] as const),
      accountType,
      sender: person,
      recipients: v.pipe(v.array(person), v.minLength(1)),
      money: coins,
      total: coins,
      text: v.string(),
      tag: v.string(),
    }),
  ),
});

/** What became of a key that moved money (decisions 5 and 11). */
export const queryByIdempotencyKey = endpoint({
  name: 'queryByIdempotencyKey',
  gateway: 'wallet',
  path: '/common/v1/queryByIdempotencyKey',
  sentAs: 'json',
  encrypted: false,
  effect: 'read',
  body: v.object({ key: word }),
  data: v.variant('state', [
    v.object({ state: v.literal('done'), id: word }),
    v.object({ state: v.literal('running') }),
    v.object({ state: v.literal('unknown') }),
  ]),
});
