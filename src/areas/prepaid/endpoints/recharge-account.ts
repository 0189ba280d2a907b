import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { listOf } from '@/api/list-of';
import { pieces } from '@/api/order-wire';
import { allowedCall, codeAnswer, codeSent } from '@/api/proof-wire';
import { departed, moment, word } from '@/api/wire';
import { longestAccountName, relations } from '../rules/saved-account';

const mobile = v.pipe(v.string(), v.regex(/^1\d{10}$/));

const fields = v.object({
  relation: v.picklist(relations),
  /** The gateway counts characters and says what is too long; this only keeps out absurd lengths. */
  name: v.pipe(word, v.maxLength(longestAccountName * 8)),
  number: mobile,
  isDefault: v.boolean(),
});

/** The numbers that the person saved: the default one first, then the newest. */
export const rechargeRelations = endpoint({
  name: 'rechargeRelations',
  gateway: 'mall',
  service: 'topup',
  path: '/recharge/v1/rechargeRelations',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ relations: listOf(v.object({ id: word, ...fields.entries })) }),
});

/** Saves a number, a new one without an id; a code by SMS has allowed this call. */
export const saveRechargeRelation = endpoint({
  name: 'saveRechargeRelation',
  gateway: 'mall',
  service: 'topup',
  path: '/recharge/v1/saveRechargeRelation',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: v.string(), ...fields.entries }),
  data: v.object({ id: word }),
});

/** Deletes a saved number; a code by SMS has allowed this call. After the default one the newest of the others becomes it. */
export const deleteRechargeRelation = endpoint({
  name: 'deleteRechargeRelation',
  gateway: 'mall',
  service: 'topup',
  path: '/recharge/v1/deleteRechargeRelation',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({}),
});

/** Sends a code for a change of saved numbers to the person's own phone. */
export const smsCodes = endpoint({
  name: 'smsCodes',
  gateway: 'mall',
  service: 'topup',
  path: '/recharge/v1/smsCodes',
  encrypted: false,
  effect: 'write',
  body: v.object({}),
  data: codeSent,
  codes: departed,
});

/** Checks such a code; the right one allows the call with this idempotency key. */
export const checkSmsCodes = endpoint({
  name: 'checkSmsCodes',
  gateway: 'mall',
  service: 'topup',
  path: '/recharge/v1/checkSmsCodes',
  encrypted: true,
  effect: 'write',
  body: v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)), allows: allowedCall }),
  data: codeAnswer,
});

/** The person's own number, and those that were topped up before with the last time, the newest first. */
export const rechargeAccounts = endpoint({
  name: 'rechargeAccounts',
  gateway: 'mall',
  service: 'topup',
  path: '/recharge/v1/rechargeAccounts',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({
    /** Empty where no phone is bound. */
    own: v.union([v.literal(''), mobile]),
    accounts: listOf(v.object({ number: mobile, face: pieces, paidAt: moment })),
  }),
});

/** A number that the person saved. */
export type SavedNumber = DataOf<typeof rechargeRelations>['relations'][number];
/** A number that was topped up before. */
export type UsedNumber = DataOf<typeof rechargeAccounts>['accounts'][number];
