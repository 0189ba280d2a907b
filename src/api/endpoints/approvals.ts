import * as v from 'valibot';
import { requestKinds } from '@/domain/grants/grant-state';
import { longestReason, mostAtOnce } from '@/domain/grants/limits';
import { endpoint } from '../endpoint';
import { requestRef, requestSummary, wholeNumber } from '../grant-wire';
import { listOf } from '../list-of';
import { word } from '../wire';

const refs = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(v.array(entry), v.minLength(1), v.maxLength(mostAtOnce));

/** What waits for the person's decision, or what they have decided; how many of both there are. */
export const approvals = endpoint({
  name: 'approvals',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/grants/v1/approvals',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({
    kind: v.picklist(requestKinds),
    list: v.picklist(['waiting', 'decided'] as const),
    page: v.pipe(wholeNumber, v.minValue(1)),
    size: v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)),
  }),
  data: v.object({
    total: wholeNumber,
    waiting: wholeNumber,
    decided: wholeNumber,
    requests: listOf(requestSummary),
  }),
});

/**
 * Approves requests, all or none: the last approval of an activity books its budget, that of a grant lets it be paid on its day, without
 * the people who are removed.
 */
export const approveGrants = endpoint({
  name: 'approveGrants',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/grants/v1/approveGrants',
  encrypted: true,
  effect: 'money',
  scene: 'approval',
  body: v.object({ requests: refs(v.object({ ...requestRef.entries, removed: v.array(word) })) }),
  data: v.object({ id: word }),
});

/** Pays those of an own grant who were not paid: it goes on where it stopped. */
export const payGrantAgain = endpoint({
  name: 'payGrantAgain',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/grants/v1/payGrantAgain',
  encrypted: true,
  effect: 'money',
  scene: 'approval',
  body: requestRef,
  data: v.object({ id: word }),
});

/** Sends requests back with a reason, all or none. */
export const refuseGrants = endpoint({
  name: 'refuseGrants',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/grants/v1/refuseGrants',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({ requests: refs(requestRef), reason: v.pipe(word, v.maxLength(longestReason * 4)) }),
  data: v.object({}),
});

/** Passes a decision on to another approver. */
export const handOverGrant = endpoint({
  name: 'handOverGrant',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/grants/v1/handOverGrant',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({ ...requestRef.entries, to: word }),
  data: v.object({}),
});
