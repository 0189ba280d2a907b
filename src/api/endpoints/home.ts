import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { coins } from '../wire';

/** How many coins lapse within the next days (decision 7). */
export const queryUserExpireStatistics = endpoint({
  name: 'queryUserExpireStatistics',
  gateway: 'life',
  path: '/life/api/home-config/v1/c/queryUserExpireStatistics',
  sentAs: 'json',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ amount: coins, days: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
});

/** The person's points. */
export const balance = endpoint({
  name: 'balance',
  gateway: 'life',
  path: '/life/api/home-config/v1/c/balance',
  sentAs: 'json',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ points: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});
