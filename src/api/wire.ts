import * as v from 'valibot';
import type { Failure } from '@/domain/failure';
import type { Moment } from '@/domain/moment';
import { fromCoins, isTenths, type Tenths } from '@/domain/money';

/** A number of coins on the wire, whole tenths in the app. */
export const coins = v.pipe(
  v.number(),
  v.rawTransform<number, Tenths>(({ dataset, addIssue, NEVER }) => {
    const amount = fromCoins(dataset.value);
    if (amount === null) {
      addIssue({ message: 'no whole tenths of a coin' });
      return NEVER;
    }
    return amount;
  }),
);

/** A string of coins with one decimal on the wire (`money`), whole tenths in the app. */
export const wireMoney = v.pipe(v.string(), v.regex(/^\d{1,12}\.\d$/), v.transform(Number), coins);

/** An amount of an order on the wire as in the app: whole tenths of a coin, never below 0. */
export const wireTenths = v.custom<Tenths>(
  (value) => isTenths(value) && value >= 0,
  'no whole tenths of a coin',
);

/** What a tag allows for each recipient at most; null without a cap. */
export const tagLimit = v.optional(v.nullable(coins), null);

/** Account type in requests: 0 personal, 1 incentive. */
export const accountType = v.picklist([0, 1] as const);

/** A moment in business time, as the gateways write it: 2026-11-21 09:41:00. */
export const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  v.transform((text) => text as Moment),
);

/** Points of the shopping area that the person has; below 0 they are owed. */
export const pointsBalance = v.pipe(v.number(), v.integer());

/** A name or code that must not be empty. */
export const word = v.pipe(v.string(), v.minLength(1));

/** The body code for a person who has left the company, on every call that identifies a person. */
export const departedCode = '1018';
export const departed = { [departedCode]: (): Failure => ({ kind: 'departed' }) };
