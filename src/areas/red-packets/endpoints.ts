import * as v from 'valibot';
import { endpoint } from '@/api/endpoint';
import { coins, moment, word } from '@/api/wire';
import { packetSplits, packetStates } from '@/domain/red-packets/red-packet';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const year = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999));

const packet = v.object({
  id: word,
  split: v.picklist(packetSplits),
  /** A colleague, or an activity, which has no usercode. */
  giver: v.object({ usercode: v.nullable(word), name: word }),
  text: v.string(),
  givenAt: moment,
  expiresAt: moment,
  state: v.picklist(packetStates),
  /** The person's share, and whether it is the largest; null where they got nothing, or have yet to open it. */
  mine: v.nullable(v.object({ amount: coins, best: v.boolean() })),
});

/** The red packets that a person was given in a year, newest first, with the sums of that year. */
export const redPacketRecords = endpoint({
  name: 'redPacketRecords',
  gateway: 'wallet',
  service: 'wallet',
  path: '/red-packet/v1/redPacketRecords',
  encrypted: false,
  effect: 'read',
  body: v.object({
    /** The running year where absent. */
    year: v.exactOptional(year),
    state: v.exactOptional(v.picklist(packetStates)),
    split: v.exactOptional(v.picklist(packetSplits)),
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  data: v.object({
    year,
    /** Years with packets and the running one, newest first. */
    years: v.array(year),
    /** Of the whole year, whatever the list is narrowed to. */
    sums: v.object({ received: coins, opened: count, best: count, waiting: count }),
    /** Packets that answer to the question, on all pages. */
    total: count,
    records: v.array(packet),
  }),
});

/** One packet that the person was given or gave, without `id` the newest; null where there is none. */
export const redPacketDetail = endpoint({
  name: 'redPacketDetail',
  gateway: 'wallet',
  service: 'wallet',
  path: '/red-packet/v1/redPacketDetail',
  encrypted: false,
  effect: 'read',
  body: v.object({ id: v.exactOptional(word) }),
  data: v.nullable(
    v.object({
      ...packet.entries,
      /** Whether it is the person's own gift. */
      given: v.boolean(),
      parts: v.pipe(v.number(), v.integer(), v.minValue(1)),
      total: coins,
      taken: coins,
      /** What went back to the giver; null while it has not expired, and where nothing was left. */
      returned: v.nullable(coins),
      /** Who got what, the latest first. */
      shares: v.array(
        v.object({
          usercode: word,
          name: word,
          amount: coins,
          time: moment,
          best: v.boolean(),
          /** What they wrote to the giver; empty where nothing. */
          thanks: v.string(),
        }),
      ),
    }),
  ),
});

/** Opens a packet: its next part goes to the person's personal account. */
export const redPacketOpen = endpoint({
  name: 'redPacketOpen',
  gateway: 'wallet',
  service: 'wallet',
  path: '/red-packet/v1/redPacketOpen',
  encrypted: true,
  effect: 'money',
  body: v.object({ id: word }),
  data: v.object({ id: word, amount: coins }),
});

/** Thanks the giver of an opened packet, once. */
export const redPacketThank = endpoint({
  name: 'redPacketThank',
  gateway: 'wallet',
  service: 'wallet',
  path: '/red-packet/v1/redPacketThank',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word, text: word }),
  data: v.object({ id: word }),
});
