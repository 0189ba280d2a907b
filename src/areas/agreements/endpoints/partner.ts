import * as v from 'valibot';
import { endpoint } from '@/api/endpoint';
import { departed, moment, word } from '@/api/wire';
import { sharable } from '@/domain/agreements/authorisation';

const partner = v.object({
  appId: word,
  name: word,
  /** The only hosts that a key for this partner may go to. */
  hosts: v.pipe(v.array(word), v.minLength(1)),
  shared: v.array(v.picklist(sharable)),
  use: word,
  days: v.pipe(v.number(), v.safeInteger()),
  /** What the person has agreed to last; null for nothing. */
  agreed: v.nullable(v.object({ id: word, since: moment, until: moment })),
});

export type Partner = v.InferOutput<typeof partner>;

/** The partner that requests the person's profile, and which parts of it; null for an unknown id. */
export const queryPartner = endpoint({
  name: 'queryPartner',
  gateway: 'wallet',
  service: 'wallet',
  path: '/partner/v1/queryPartner',
  encrypted: false,
  effect: 'read',
  body: v.object({ appId: word }),
  data: v.object({ partner: v.nullable(partner) }),
  codes: departed,
});

/** The person agrees; the gateway looks at the way back once more. */
export const authorizePartner = endpoint({
  name: 'authorizePartner',
  gateway: 'wallet',
  service: 'wallet',
  path: '/partner/v1/authorizePartner',
  encrypted: false,
  effect: 'write',
  body: v.object({ appId: word, redirectUrl: word }),
  data: v.object({ id: word }),
  codes: departed,
});
