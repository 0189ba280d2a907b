import * as v from 'valibot';
import { endpoint, type DataOf } from '../endpoint';
import { accountType, coins, moment, tagLimit, wireMoney, word } from '../wire';

const person = v.object({
  usercode: word,
  name: word,
  department: v.string(),
  /** Empty where the gateway does not say it. */
  jobNumber: v.optional(v.string(), ''),
});

/**
 * Coins to up to 20 colleagues at once, all or nothing; `money` is what each of them receives. Where each has an amount of their own, it
 * stands with every entry of the list, and `money` is 0.0.
 */
export const batchTransfer = endpoint({
  name: 'batchTransfer',
  gateway: 'wallet',
  service: 'transfer',
  path: '/transfer/v1/batchTransfer',
  sentAs: 'text',
  encrypted: true,
  effect: 'money',
  body: v.object({
    accountType,
    date: moment,
    transferList: v.array(v.object({ usercode: word, money: v.exactOptional(wireMoney) })),
    money: wireMoney,
    text: v.string(),
    tag: v.string(),
    /** The coins arrive at once, the text stays closed to each receiver until they open it. */
    sealed: v.exactOptional(v.boolean()),
  }),
  data: v.object({ id: word, time: moment }),
});

/** One transfer that the person sent or received; without `id` the newest one, null where there is none. */
export const queryTransfer = endpoint({
  name: 'queryTransfer',
  gateway: 'wallet',
  service: 'transfer',
  path: '/transfer/v1/queryTransfer',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: v.optional(word) }),
  data: v.nullable(
    v.object({
      id: word,
      time: moment,
      direction: v.picklist(['sent', 'received'] as const),
      accountType,
      sender: person,
      /** To a recipient oneself alone. */
      recipients: v.pipe(
        v.array(
          v.object({
            ...person.entries,
            money: coins,
            /** When they opened the sealed letter; null where they did not, and to a sender whom they do not tell. */
            openedAt: v.optional(v.fallback(v.nullable(moment), null), null),
          }),
        ),
        v.minLength(1),
      ),
      total: coins,
      /** Empty to a receiver who has not opened the sealed letter yet. */
      text: v.string(),
      sealed: v.optional(v.fallback(v.boolean(), false), false),
      tag: v.string(),
      /** What recipients wrote back: to the giver all of it, to a recipient one's own. */
      thanks: v.array(v.object({ usercode: word, text: word, time: moment })),
    }),
  ),
});

export type Transfer = NonNullable<DataOf<typeof queryTransfer>>;

/** The outcome of a call that moved money, found by its idempotency key. */
export const queryByIdempotencyKey = endpoint({
  name: 'queryByIdempotencyKey',
  gateway: 'wallet',
  service: 'wallet',
  path: '/common/v1/queryByIdempotencyKey',
  encrypted: false,
  effect: 'read',
  body: v.object({ key: word }),
  data: v.variant('state', [
    v.object({ state: v.literal('done'), id: word }),
    v.object({ state: v.literal('running') }),
    v.object({ state: v.literal('unknown') }),
  ]),
});

/** A recipient's thank-you for what was received; one for each gift. */
export const rewardEvaluate = endpoint({
  name: 'rewardEvaluate',
  gateway: 'wallet',
  service: 'reward',
  path: '/transfer/v1/rewardEvaluate',
  sentAs: 'text',
  encrypted: true,
  effect: 'write',
  body: v.object({ id: word, text: word }),
  data: v.object({}),
});

/** What colleagues wrote back for the gifts that the person sent within the last 30 days, the newest first. */
export const queryThanks = endpoint({
  name: 'queryThanks',
  gateway: 'wallet',
  service: 'reward',
  path: '/transfer/v1/queryThanks',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    thanks: v.array(v.object({ ...person.entries, transferId: word, text: word, time: moment })),
  }),
});

/** What a reward may be for, with what each says about the money. */
export const queryRewardTags = endpoint({
  name: 'queryRewardTags',
  gateway: 'wallet',
  service: 'reward',
  path: '/transfer/v1/queryRewardTags',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ tags: v.array(v.object({ name: word, money: v.string(), limit: tagLimit })) }),
});

/** Whom the person has given to, the latest first, with the days that they are given to for. A birthday has no year. */
export const queryGiftedColleagues = endpoint({
  name: 'queryGiftedColleagues',
  gateway: 'wallet',
  service: 'transfer',
  path: '/transfer/v1/queryGiftedColleagues',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({
    list: v.array(
      v.object({
        ...person.entries,
        jobNumber: v.string(),
        birthday: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
        hired: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
        lastTime: moment,
        lastMoney: coins,
        /** How often in all; null where the gateway does not say. */
        times: v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null), null),
      }),
    ),
  }),
});
