import * as v from 'valibot';
import { approverRoles } from '@/domain/grants/approval-steps';
import { requestKinds } from '@/domain/grants/grant-state';
import { mostRows } from '@/domain/grants/limits';
import { grantOccasions } from '@/domain/grants/occasion';
import { endpoint } from '../endpoint';
import { day, grantRow, person, requestRef, requestSummary, trailEntry } from '../grant-wire';
import { listOf } from '../list-of';
import { coins, moment, wireMoney, word } from '../wire';

/** The incentive accounts that the person may grant coins from, who was granted something last, and who may decide. */
export const grantContext = endpoint({
  name: 'grantContext',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/grants/v1/grantContext',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({
    accounts: v.array(
      v.object({
        accNo: word,
        team: word,
        balance: coins,
        /** Of the running quarter, in all. */
        budget: coins,
        used: coins,
        /** What a new grant may come to: the balance without what other requests have asked for. */
        left: coins,
        /** Who usually decides about grants from it; finance about large ones alone. */
        approvers: v.object({ department: person, finance: person }),
      }),
    ),
    /** The last grant that was submitted; null where there is none. */
    lastGrant: v.nullable(v.object({ day, usercodes: v.array(word) })),
    /** The team that the person may apply for. */
    team: word,
    /** Who may decide about a request of the person. */
    approvers: v.array(word),
  }),
});

/** Applies for an incentive account, or for more budget in it; with an id, an application that was sent back or taken back goes again. */
export const accountApply = endpoint({
  name: 'accountApply',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/grants/v1/accountApply',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: v.string(), purpose: word, money: wireMoney, approver: word }),
  data: v.object({ id: word }),
});

/** The person's own activities or grants, newest first. */
export const grants = endpoint({
  name: 'grants',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/grants/v1/grants',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ kind: v.picklist(requestKinds) }),
  data: v.object({ requests: listOf(requestSummary) }),
});

/** One request, for its requester or approver; without an id the newest own one of the kind. Null where there is none. */
export const grantDetail = endpoint({
  name: 'grantDetail',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/grants/v1/grantDetail',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ kind: v.picklist(requestKinds), id: v.string() }),
  data: v.nullable(
    v.object({
      ...requestSummary.entries,
      accNo: word,
      /** The blessing of a grant. */
      text: v.string(),
      /** Name of the spreadsheet that the people came from; empty where they were picked. */
      fileName: v.string(),
      rows: v.array(grantRow),
      trail: v.array(trailEntry),
      /** Whether the approver may be reminded now. */
      canRemind: v.boolean(),
      /** Of the account that pays. */
      balance: coins,
      /** What all other open grants of the account come to. */
      others: coins,
      /** Grants of the last six months. */
      recent: v.array(
        v.object({
          id: word,
          team: word,
          occasion: v.picklist(grantOccasions),
          at: moment,
          usercodes: v.array(word),
        }),
      ),
    }),
  ),
});

/** Submits a grant for approval; with an id, one that was sent back or taken back goes again with this content. */
export const submitGrant = endpoint({
  name: 'submitGrant',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/grants/v1/submitGrant',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({
    id: v.string(),
    accNo: word,
    occasion: v.picklist(grantOccasions),
    /** Null for as soon as it is approved, else at 10:00 of the day. */
    date: v.nullable(day),
    text: v.string(),
    fileName: v.string(),
    /** The approvers, step by step; the grant must not pay them. */
    approvers: v.pipe(v.array(word), v.maxLength(approverRoles.length)),
    rows: v.pipe(
      v.array(v.object({ usercode: word, money: wireMoney })),
      v.minLength(1),
      v.maxLength(mostRows),
    ),
  }),
  data: v.object({ id: word }),
});

/** Withdraws an own request, or reminds its approver. */
export const changeGrant = endpoint({
  name: 'changeGrant',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/grants/v1/changeGrant',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({ ...requestRef.entries, change: v.picklist(['withdraw', 'remind'] as const) }),
  data: v.object({}),
});
