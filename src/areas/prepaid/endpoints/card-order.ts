import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { listOf } from '@/api/list-of';
import { moment, wireTenths, word } from '@/api/wire';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Whole yuan that a new card holds. */
const face = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const group = { gateway: 'mall', service: 'topup' } as const;

/** The cards for sale, with what is left of each and what the person may still buy today, and the person's order that is still to be paid. */
export const cardKinds = endpoint({
  ...group,
  name: 'cardOrders/kinds',
  path: '/card-orders/v1/kinds',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({
    kinds: listOf(
      v.object({
        id: word,
        face,
        price: wireTenths,
        left: count,
        /** Of this kind, for each person and day. */
        limit: count,
        bought: count,
      }),
    ),
    open: v.nullable(v.object({ id: word, face, money: wireTenths, payBefore: moment })),
  }),
});

/** Orders a card; `money` is what is left to pay in coins after the beans. The answer's id names the order at the cashier. */
export const placeCardOrder = endpoint({
  ...group,
  name: 'cardOrders/place',
  path: '/card-orders/v1/place',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({ kind: word, money: wireTenths, beans: count }),
  data: v.object({ id: word }),
});

/** The cards that the person bought, the newest first; numbers are masked, balances in hundredths of a yuan. */
export const cardOrders = endpoint({
  ...group,
  name: 'cardOrders',
  path: '/card-orders/v1/list',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({
    cards: listOf(
      v.object({
        /** That of its order, where there is one. */
        id: word,
        face,
        balance: count,
        number: word,
        boughtAt: moment,
        expiresAt: moment,
      }),
    ),
  }),
});

/** The number and the code of a card; the payment password or a code has allowed this call. */
export const cardSecret = endpoint({
  ...group,
  name: 'cardOrders/secret',
  path: '/card-orders/v1/secret',
  encrypted: true,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({
    cardNumber: v.pipe(v.string(), v.regex(/^\d{16}$/)),
    cardCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{16}$/)),
  }),
});

/** A card that can be bought. */
export type CardKind = DataOf<typeof cardKinds>['kinds'][number];
/** A card of the person. */
export type OwnCard = DataOf<typeof cardOrders>['cards'][number];
/** The number and the code of a card. */
export type CardSecret = DataOf<typeof cardSecret>;
