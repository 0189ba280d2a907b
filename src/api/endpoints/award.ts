import * as v from 'valibot';
import { prizeKinds, prizeStates } from '@/domain/prizes/prize';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import { moment, wireTenths, word } from '../wire';

/** The address as it was when the prize was claimed. */
const deliveryAddress = v.object({
  name: word,
  phone: word,
  province: word,
  city: v.string(),
  district: v.string(),
  detail: word,
});

const prize = v.object({
  id: word,
  kind: v.picklist(prizeKinds),
  name: word,
  /** The activity that it was won in. */
  source: v.string(),
  /** Address of a picture; empty where there is none. */
  picture: v.fallback(v.string(), ''),
  /** What a prize of coins is worth; null for the others. */
  amount: v.nullable(wireTenths),
  wonAt: moment,
  /** The moment from which it can no longer be claimed. */
  claimUntil: moment,
  state: v.picklist(prizeStates),
  claimedAt: v.nullable(moment),
  /** Null until goods are claimed, and for everything that is not sent. */
  address: v.nullable(deliveryAddress),
});

/** The prizes that the person has won, newest first. */
export const award = endpoint({
  name: 'award',
  gateway: 'mall',
  service: 'game',
  path: '/award/v1/award',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ prizes: listOf(prize) }),
});

/** Claims a prize, once: coins go to the personal account, goods to a saved address. */
export const claimAward = endpoint({
  name: 'claimAward',
  gateway: 'mall',
  service: 'game',
  path: '/award/v1/claimAward',
  encrypted: true,
  effect: 'money',
  body: v.object({
    id: word,
    /** The saved address that goods go to; empty for everything that is not sent. */
    addressId: v.string(),
  }),
  data: v.object({ id: word }),
});

/** Who won what lately, the newest first. */
export const winnerMessages = endpoint({
  name: 'winnerMessages',
  gateway: 'mall',
  service: 'game',
  path: '/award/v1/winnerMessages',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ messages: listOf(v.object({ id: word, name: word, prize: word, wonAt: moment })) }),
});

/** A prize of the person. */
export type Prize = DataOf<typeof award>['prizes'][number];
