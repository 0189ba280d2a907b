import * as v from 'valibot';
import { maxRecipients } from '@/domain/constants';
import { endpoint } from '../endpoint';
import { accountType, coins, moment, word } from '../wire';

/**
 * What the person gave to some colleagues from either account, the latest first, and what the newest single gifts of one account came
 * to. Only the giver's own records.
 */
export const queryGiftHistory = endpoint({
  name: 'queryGiftHistory',
  gateway: 'wallet',
  service: 'transfer',
  path: '/transfer/v1/queryGiftHistory',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ accountType, usercodes: v.pipe(v.array(word), v.maxLength(maxRecipients)) }),
  data: v.object({
    gifts: v.array(
      v.object({
        usercode: word,
        time: moment,
        accountType,
        money: coins,
        text: v.string(),
        tag: v.string(),
      }),
    ),
    amounts: v.array(coins),
  }),
});
