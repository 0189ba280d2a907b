import * as v from 'valibot';
import { endpoint } from '@/api/endpoint';
import { listOf } from '@/api/list-of';
import { coins, moment, wireMoney, word } from '@/api/wire';
import { agreementChanges, agreementEnds, agreementStates, longestName } from '@/domain/family-pay/agreement';
import { lastResetDay } from '@/domain/family-pay/family-period';
import { orderStates } from '@/domain/orders/order-state';
import { inviteeProblems } from './rules/invitation';

const resetDay = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(lastResetDay));
const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const mobile = v.pipe(v.string(), v.regex(/^1\d{10}$/));
const name = v.pipe(word, v.maxLength(longestName * 4));

const agreement = v.object({
  id: word,
  /** Which side of it the person is. */
  side: v.picklist(['owner', 'member'] as const),
  /** The other side. */
  name: word,
  /** The last four digits of the other's phone; empty where none is bound any more. */
  tail: v.pipe(v.string(), v.regex(/^(\d{4})?$/)),
  /** What the member is to the owner, in the owner's words. */
  relation: word,
  /** The most of one period. */
  cap: coins,
  /** Of the running period. */
  used: coins,
  left: coins,
  resetDay,
  state: v.picklist(agreementStates),
  /** When it was accepted, or the invitation sent. */
  since: moment,
  /** When an unanswered invitation ends; null afterwards. */
  until: v.nullable(moment),
  ended: v.nullable(v.object({ how: v.picklist(agreementEnds), at: moment })),
});

const payment = v.object({
  /** Of the order that was paid. */
  id: word,
  agreement: word,
  /** The member who paid. */
  payer: word,
  merchant: word,
  goods: word,
  amount: coins,
  time: moment,
  state: v.picklist(orderStates),
  /** The line of the owner's bill; null for all others. */
  billId: v.nullable(word),
});

const range = v.object({ least: coins, most: coins });

/** Who may pay with the person's coins, and with whose coins the person may pay: the newest first, with what has ended. */
export const affectionPayList = endpoint({
  name: 'affectionPayList',
  gateway: 'cashier',
  service: 'pay',
  path: '/affection-pay/v1/affectionPayList',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({
    given: listOf(agreement),
    received: listOf(agreement),
    /** How many members one may have at a time, and what a cap may be. */
    members: wholeNumber,
    caps: range,
  }),
});

/** One agreement of the person, whichever side; without an id the newest one. Null where there is none. */
export const affectionPayDetail = endpoint({
  name: 'affectionPayDetail',
  gateway: 'cashier',
  service: 'pay',
  path: '/affection-pay/v1/affectionPayDetail',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: v.string() }),
  data: v.nullable(v.object({ agreement, caps: range })),
});

/** What was paid by one agreement, or by all that the person gave where the id is empty; the newest first. */
export const affectionPayRecords = endpoint({
  name: 'affectionPayRecords',
  gateway: 'cashier',
  service: 'pay',
  path: '/affection-pay/v1/affectionPayRecords',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({
    id: v.string(),
    page: v.pipe(wholeNumber, v.minValue(1)),
    size: v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)),
  }),
  data: v.object({ total: wholeNumber, records: listOf(payment) }),
});

/** Whether a person of this name and phone can be invited; called before the password is requested. */
export const affectionPayCheck = endpoint({
  name: 'affectionPayCheck',
  gateway: 'cashier',
  service: 'pay',
  path: '/affection-pay/v1/affectionPayCheck',
  encrypted: true,
  effect: 'read',
  body: v.object({ name, mobile }),
  data: v.object({ problem: v.nullable(v.picklist(inviteeProblems)) }),
});

/** Invites a family member; the password or a code has allowed this call. */
export const affectionPayInvite = endpoint({
  name: 'affectionPayInvite',
  gateway: 'cashier',
  service: 'pay',
  path: '/affection-pay/v1/affectionPayInvite',
  encrypted: true,
  effect: 'write',
  keepsKey: true,
  body: v.object({ name, mobile, relation: name, cap: wireMoney, resetDay }),
  data: v.object({ id: word }),
});

/** Changes cap and reset day; a higher cap or another day needs the password or a code, a lower cap does not. */
export const affectionPaySave = endpoint({
  name: 'affectionPaySave',
  gateway: 'cashier',
  service: 'pay',
  path: '/affection-pay/v1/affectionPaySave',
  encrypted: true,
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word, cap: wireMoney, resetDay }),
  data: v.object({}),
});

/** Accepts or declines an invitation, pauses, resumes or ends an agreement; to resume needs the password or a code. */
export const affectionPayChange = endpoint({
  name: 'affectionPayChange',
  gateway: 'cashier',
  service: 'pay',
  path: '/affection-pay/v1/affectionPayChange',
  encrypted: true,
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word, change: v.picklist(agreementChanges) }),
  data: v.object({}),
});
