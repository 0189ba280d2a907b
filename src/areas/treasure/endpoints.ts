import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { listOf } from '@/api/list-of';
import { orderSources } from '@/api/order-wire';
import { moment, wireTenths, word } from '@/api/wire';
import { orderStates } from '@/domain/orders/order-state';
import { roundStates, shareResults } from './rules/round';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const pieces = v.pipe(v.number(), v.integer(), v.minValue(1));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A person, of whom only the last character of the name is shown. */
const winner = v.object({ name: word, number: pieces, isMe: v.boolean() });

const card = {
  id: word,
  /** Which round of the shop it is. */
  serial: pieces,
  name: word,
  picture: v.fallback(v.string(), ''),
  worth: wireTenths,
  price: wireTenths,
  /** How many shares there are, how many are paid, and how many of these the person holds. */
  total: pieces,
  paid: count,
  mine: count,
  state: v.picklist(roundStates),
  startsAt: moment,
  /** Not full by then, it is cancelled and everything is paid back. */
  endsAt: moment,
  drawnAt: v.nullable(moment),
  winner: v.nullable(winner),
};

const shared = {
  gateway: 'mall',
  service: 'game',
  encrypted: false,
} as const;

/** The rounds that run, are to start or are over; running ones first, each group by its time. */
export const treasureRounds = endpoint({
  ...shared,
  name: 'treasureHunt',
  path: '/treasure/v1/treasureHunt',
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({ rounds: listOf(v.object(card)) }),
});

/** A round; null where there is none with this id. Without an id, the running one that is nearest to its draw. */
export const treasureRound = endpoint({
  ...shared,
  name: 'treasureHunt/detail',
  path: '/treasure/v1/treasureHunt/detail',
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: v.string() }),
  data: v.nullable(
    v.object({
      ...card,
      /** Shares that are neither paid nor held. */
      left: count,
      /** How many one person may take, and how many the person has taken, unpaid ones included. */
      limit: pieces,
      taken: count,
      numbers: v.array(pieces),
      /** The person's order that waits for its payment. */
      open: v.nullable(v.object({ id: word, count: pieces, money: wireTenths, payBefore: moment })),
      /** SHA-256 of the seed, published before the start. */
      commitment: hash,
      past: listOf(
        v.object({
          id: word,
          serial: pieces,
          name: word,
          drawnAt: moment,
          winner,
        }),
      ),
    }),
  ),
});

/** All that a draw is computed from: the paid shares and, once it is drawn, the seed and the number that was announced. */
export const treasureDraw = endpoint({
  ...shared,
  name: 'treasureHunt/draw',
  path: '/treasure/v1/treasureHunt/draw',
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: word }),
  data: v.object({
    commitment: hash,
    seed: v.nullable(word),
    total: pieces,
    announced: v.nullable(pieces),
    shares: listOf(
      v.object({
        first: pieces,
        count: pieces,
        paidAt: moment,
        name: word,
        isMe: v.boolean(),
      }),
    ),
  }),
});

/** Places an order, which holds the shares until it is paid at the cashier or its time is over; the id is the cashier's too. */
export const joinTreasure = endpoint({
  ...shared,
  name: 'treasureHunt/join',
  path: '/treasure/v1/treasureHunt/join',
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word, count: pieces, money: wireTenths }),
  data: v.object({ id: word }),
});

const shareOrder = {
  id: word,
  round: v.object(card),
  count: pieces,
  money: wireTenths,
  payment: orderSources,
  state: v.picklist(orderStates),
  result: v.picklist(shareResults),
  createdAt: moment,
  payBefore: moment,
  numbers: v.array(pieces),
  claimedAt: v.nullable(moment),
};

/** The orders of the person's shares, newest first. */
export const treasureOrders = endpoint({
  ...shared,
  name: 'treasureHunt/orders',
  path: '/treasure/v1/treasureHunt/orders',
  effect: 'read',
  changedByPayments: true,
  body: v.object({ page: pieces, size: v.pipe(pieces, v.maxValue(50)) }),
  data: v.object({ total: count, orders: listOf(v.object(shareOrder)) }),
});

/** An order of shares; null where the person has none with this id. Without an id, the newest one. */
export const treasureOrder = endpoint({
  ...shared,
  name: 'treasureHunt/order',
  path: '/treasure/v1/treasureHunt/order',
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: v.string() }),
  data: v.nullable(
    v.object({
      ...shareOrder,
      refundedAt: v.nullable(moment),
      /** Where the prize goes, as it was when it was claimed. */
      address: v.nullable(v.object({ name: word, phone: word, area: word, detail: word })),
    }),
  ),
});

/** Claims the prize of an order that won; it goes to a saved address. */
export const claimTreasure = endpoint({
  ...shared,
  name: 'treasureHunt/claim',
  path: '/treasure/v1/treasureHunt/claim',
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word, addressId: word }),
  data: v.object({}),
});
/** A round in a list. */
export type RoundCard = DataOf<typeof treasureRounds>['rounds'][number];
/** A round on its own page. */
export type RoundDetail = NonNullable<DataOf<typeof treasureRound>>;
/** An order of shares on its own page. */
export type ShareOrder = NonNullable<DataOf<typeof treasureOrder>>;
