import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { accountType, coins, moment, word } from '../wire';

/** What the person and one colleague ever gave each other, the latest first; null if no colleague has the usercode. */
export const queryLetters = endpoint({
  name: 'queryLetters',
  gateway: 'wallet',
  service: 'transfer',
  path: '/transfer/v1/queryLetters',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ usercode: word }),
  data: v.nullable(
    v.object({
      person: v.object({
        usercode: word,
        name: word,
        department: v.string(),
        jobNumber: v.string(),
        /** False where they have left or have no OA account: they can receive nothing. */
        able: v.boolean(),
      }),
      letters: v.array(
        v.object({
          id: word,
          /** A transfer, for /rewardDetail, or a red packet, for /NBagDesc. */
          kind: v.picklist(['transfer', 'packet'] as const),
          direction: v.picklist(['sent', 'received'] as const),
          time: moment,
          accountType,
          /** What the receiver of the two got. */
          money: coins,
          /** Empty while the letter is sealed. */
          text: v.string(),
          tag: v.string(),
          /** A letter to oneself that one has not opened yet. */
          sealed: v.optional(v.fallback(v.boolean(), false), false),
          /** What the receiver wrote back; null where nothing. */
          thanks: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});

/** Opens a sealed letter to oneself; one that is open already stays open. */
export const openLetter = endpoint({
  name: 'openLetter',
  gateway: 'wallet',
  service: 'transfer',
  path: '/transfer/v1/openLetter',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({}),
});

/** Whether senders may see that the person opened their sealed letters. */
export const queryLetterSettings = endpoint({
  name: 'queryLetterSettings',
  gateway: 'wallet',
  service: 'transfer',
  path: '/transfer/v1/queryLetterSettings',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ tellsSenders: v.boolean() }),
});

/** Changes whether senders may see it, for letters that are open already too. */
export const updateLetterSettings = endpoint({
  name: 'updateLetterSettings',
  gateway: 'wallet',
  service: 'transfer',
  path: '/transfer/v1/updateLetterSettings',
  encrypted: false,
  effect: 'write',
  body: v.object({ tellsSenders: v.boolean() }),
  data: v.object({}),
});
