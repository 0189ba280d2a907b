import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { accountType, coins, moment } from '../wire';

/** Coins of an account that expire at a known time, soonest first. */
export const queryUserExpireDetail = endpoint({
  name: 'c/queryUserExpireDetail',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/c/queryUserExpireDetail',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ accountType }),
  data: v.object({ list: v.array(v.object({ amount: coins, expiresAt: moment })) }),
});
