import * as v from 'valibot';
import { billFilters, billKinds } from '@/domain/accounts/bill';
import { endpoint } from '../endpoint';
import { accountType, coins, moment, word } from '../wire';

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d\d$/));

const entry = v.object({
  id: word,
  time: moment,
  kind: v.picklist(billKinds),
  title: word,
  /** The other side: a colleague, a shop, the company. */
  source: v.string(),
  /** Signed: gains above zero, spending below. */
  amount: coins,
  /** The account's balance after this entry. */
  balance: coins,
  /** The transfer behind the entry, for /rewardDetail. */
  transferId: v.nullable(word),
  /** The red packet behind the entry, for /NBagDesc. */
  packetId: v.exactOptional(word),
  /** The person's own booking that the entry was paid for, for /orderreward1 and /orderreward2. */
  bookingId: v.optional(v.fallback(v.nullable(word), null), null),
});

/** The other side of entries: a colleague by usercode, or a shop, the company, a service by a number of its own. */
const party = { id: word, name: word };

/** The bill of one account, newest first, page by page; narrowed by month, filter, keyword and the other side. */
export const getCurrentBill = endpoint({
  name: 'getCurrentBill',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/getCurrentBill',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({
    accountType,
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    month: v.optional(month),
    filter: v.optional(v.picklist(billFilters), 'all'),
    keyword: v.optional(v.string(), ''),
    /** The number of the other side, as queryBillParties gives it. */
    party: v.optional(word),
  }),
  data: v.object({
    /** Entries that answer to the question, on all pages. */
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Of all of them. */
    income: coins,
    spending: coins,
    entries: v.array(entry),
  }),
});

/** Income and spending month by month, oldest first, up to the month asked for. */
export const queryBillMonths = endpoint({
  name: 'queryBillMonths',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/queryBillMonths',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({
    accountType,
    month,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  }),
  data: v.array(v.object({ month, income: coins, spending: coins })),
});

/** One entry of a bill; null where it is not one of the person's own. */
export const queryBillEntry = endpoint({
  name: 'queryBillEntry',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/queryBillEntry',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: word }),
  data: v.nullable(
    v.object({
      ...entry.entries,
      accountType,
      /** Who is on the other side; a transfer to many has many. */
      parties: v.optional(v.fallback(v.array(v.object(party)), []), []),
      /** The person's own order that it paid or paid back, for /order-newDetail; null where there is none. */
      orderId: v.optional(v.fallback(v.nullable(word), null), null),
      /** When the coins that it brought expire; null where they never do. */
      expiresAt: v.optional(v.fallback(v.nullable(moment), null), null),
    }),
  ),
});

/** All other sides of an account's entries, the latest first. */
export const queryBillParties = endpoint({
  name: 'queryBillParties',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/queryBillParties',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ accountType }),
  data: v.object({
    parties: v.array(
      v.object({
        ...party,
        /** Of a colleague; empty for all others. */
        department: v.fallback(v.string(), ''),
        pinyin: v.fallback(v.string(), ''),
        initials: v.fallback(v.string(), ''),
        /** Entries with them. */
        count: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
  }),
});
