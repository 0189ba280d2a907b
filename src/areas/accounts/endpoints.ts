import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { coins, moment, word } from '@/api/wire';

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

/** What an incentive account has for the running period, and for how many people; null where the session has no such account. */
export const queryIncentivePeriod = endpoint({
  name: 'queryIncentivePeriod',
  gateway: 'wallet',
  service: 'reward',
  path: '/account/v1/queryIncentivePeriod',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.nullable(
    v.object({
      start: day,
      /** The last day of it. */
      end: day,
      /** All that there is to give in it: what was left from before, and what came since. */
      grant: coins,
      given: coins,
      /** People of the team who can receive. */
      headCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
});

/** What coins are worth, and how long they stay after their owner has left the company; null where that is not settled. */
export const queryCoinTerms = endpoint({
  name: 'queryCoinTerms',
  gateway: 'wallet',
  service: 'reward',
  path: '/account/v1/queryCoinTerms',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    /** Yuan that one coin is worth when goods are bought. */
    worth: v.fallback(v.nullable(coins), null),
    daysAfterLeaving: v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  }),
});

/** The people of one's team, with when one last gave them something from either account; only the giver gets these times. */
export const queryTeamThanks = endpoint({
  name: 'queryTeamThanks',
  gateway: 'wallet',
  service: 'reward',
  path: '/account/v1/queryTeamThanks',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({
    people: v.array(
      v.object({
        usercode: word,
        name: word,
        department: v.string(),
        jobNumber: v.string(),
        /** Null where nothing was ever given. */
        lastTime: v.nullable(moment),
      }),
    ),
  }),
});

/** A person of the user's team, with the time of the user's last gift to them. */
export type TeamMember = DataOf<typeof queryTeamThanks>['people'][number];
