import * as v from 'valibot';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import { moment, wireTenths, word } from '../wire';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The options of a top-up: amounts to choose from, the range of an own amount, and the price of a coin in money. */
export const coinTopUpOptions = endpoint({
  name: 'coinTopUpOptions',
  gateway: 'mall',
  service: 'topup',
  path: '/top-up/v1/coinTopUpOptions',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ amounts: listOf(wireTenths), least: wireTenths, most: wireTenths }),
});

/** Orders coins, which are paid for at the cashier; the answer's id names the order there. */
export const coinTopUpOrder = endpoint({
  name: 'coinTopUpOrder',
  gateway: 'mall',
  service: 'topup',
  path: '/top-up/v1/coinTopUpOrder',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({ money: wireTenths }),
  data: v.object({ id: word }),
});

/** What a card gives: coins, credit for the person's own phone in whole yuan, or beans for the bound JD account. */
const gives = v.variant('kind', [
  v.object({ kind: v.literal('coins'), money: wireTenths }),
  v.object({ kind: v.literal('phone'), yuan: whole, tail: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
  v.object({ kind: v.literal('beans'), beans: whole }),
]);

/** Turns the code of a card into what it gives, once; for coins `id` names the line of the bill. */
export const coinTopUpCard = endpoint({
  name: 'coinTopUpCard',
  gateway: 'mall',
  service: 'topup',
  path: '/top-up/v1/coinTopUpCard',
  encrypted: true,
  effect: 'money',
  body: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{16}$/)) }),
  data: v.object({ id: word, time: moment, gives }),
});

/** The person's top-ups, newest first. */
export const coinTopUpList = endpoint({
  name: 'coinTopUpList',
  gateway: 'mall',
  service: 'topup',
  path: '/top-up/v1/coinTopUpList',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({
    records: listOf(
      v.variant('by', [
        /** `tail`: the last four characters of the card's code; for coins `id` names the line of the bill. */
        v.object({ by: v.literal('card'), id: word, tail: word, time: moment, gives }),
        /** `id` names the order at the cashier. */
        v.object({
          by: v.literal('order'),
          id: word,
          money: wireTenths,
          time: moment,
          state: v.picklist(['created', 'paying', 'paid', 'closed'] as const),
        }),
      ]),
    ),
  }),
});

/** What a card has given. */
export type CardGift = DataOf<typeof coinTopUpCard>['gives'];
