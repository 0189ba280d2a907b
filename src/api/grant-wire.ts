import * as v from 'valibot';
import { approverRoles } from '@/domain/grants/approval-steps';
import { grantChanges, grantStates, requestKinds } from '@/domain/grants/grant-state';
import { grantOccasions } from '@/domain/grants/occasion';
import { rowProblems, rowStates } from '@/domain/grants/payout';
import { coins, moment, word } from './wire';

export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const person = v.object({ usercode: word, name: word });

/** The request and its version, so that an approver never decides on a version they have not seen. */
export const requestRef = v.object({ id: word, version: wholeNumber });

/** An activity or a grant as lists show it. */
export const requestSummary = v.object({
  ...requestRef.entries,
  kind: v.picklist(requestKinds),
  team: word,
  /** Of a grant; null for an activity. */
  occasion: v.nullable(v.picklist(grantOccasions)),
  /** Of an activity; empty for a grant. */
  purpose: v.string(),
  state: v.picklist(grantStates),
  owner: person,
  submittedAt: moment,
  /** People of a grant who are not removed; 0 for an activity. */
  people: wholeNumber,
  /** How many of them could not be paid now; counted while a decision is due. */
  problems: wholeNumber,
  total: coins,
  /** The day of a grant; null for as soon as it is approved. */
  date: v.nullable(day),
  /** Index of the step that is due; the number of steps after the last one. */
  step: wholeNumber,
  /** The grant pays its current approver, who has to pass it on or return it. */
  paysApprover: v.boolean(),
  steps: v.array(v.object({ role: v.picklist(approverRoles), approver: person })),
  /** What the person decided last about it, and when; null where nothing. */
  decided: v.nullable(v.object({ change: v.picklist(grantChanges), at: moment })),
});

/** One person of a grant; `money` is what they get. */
export const grantRow = v.object({
  usercode: word,
  name: word,
  department: v.string(),
  /** Null where they have none. */
  oaAccount: v.nullable(v.string()),
  money: coins,
  state: v.picklist(rowStates),
  problem: v.nullable(v.picklist(rowProblems)),
  /** When it was paid or failed. */
  at: v.nullable(moment),
});

/** One change of a request, with what was said about it. */
export const trailEntry = v.object({
  change: v.picklist(grantChanges),
  /** Empty for the gateways. */
  by: v.string(),
  at: moment,
  note: v.string(),
});
