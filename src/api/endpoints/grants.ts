import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { coins, word } from '../wire';

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

/** The incentive accounts that the person may grant coins from, and who was granted something last. */
export const grantContext = endpoint({
  name: 'grantContext',
  gateway: 'bff',
  service: 'grant',
  path: '/api/bff/grants/v1/grantContext',
  sentAs: 'json',
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
        /** Who decides about grants from it. */
        approver: v.object({ usercode: word, name: word }),
      }),
    ),
    /** The last grant that was submitted; null where there is none. */
    lastGrant: v.nullable(v.object({ day, usercodes: v.array(word) })),
  }),
});
