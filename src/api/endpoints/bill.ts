import * as v from 'valibot';
import { billKinds } from '@/domain/bill';
import { endpoint } from '../endpoint';
import { accountType, coins, moment, word } from '../wire';

/** The bill of one account, newest first, page by page. */
export const getCurrentBill = endpoint({
  name: 'getCurrentBill',
  gateway: 'life',
  path: '/life/api/home-config/v1/getCurrentBill',
  sentAs: 'json',
  encrypted: false,
  effect: 'read',
  body: v.object({
    accountType,
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  }),
  data: v.object({
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    entries: v.array(
      v.object({
        id: word,
        time: moment,
        kind: v.picklist(billKinds),
        title: word,
        /** The other side: a colleague, a shop, the company. */
        source: v.string(),
        /** Signed: gains above zero, spending below. */
        amount: coins,
        /** The account's balance after this entry. */
        balance: coins,
        /** The transfer behind the entry, for /rewardDetail. */
        transferId: v.nullable(word),
      }),
    ),
  }),
});
