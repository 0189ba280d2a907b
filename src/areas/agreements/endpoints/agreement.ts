import * as v from 'valibot';
import { endpoint } from '@/api/endpoint';
import { departed, moment, word } from '@/api/wire';

/** Day of business time: 2026-11-21. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

/** The text of an agreement in one of the app's languages, as HTML. Its client takes no token: the privacy policy is public. */
export const agreementText = endpoint({
  name: 'agreementText',
  gateway: 'auth',
  service: 'wallet',
  path: '/auth/v1/agreementText',
  encrypted: false,
  effect: 'read',
  body: v.object({
    agreement: v.picklist(['privacy', 'redemption'] as const),
    language: v.picklist(['zh-CN', 'en-US'] as const),
  }),
  data: v.object({ version: word, date: day, html: word }),
});

/** What the person has agreed to, if anything, and which version holds now; exchanges without the password need the consent to that one. */
export const queryRedemption = endpoint({
  name: 'queryRedemption',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-auth/v1/redemption/query',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    current: word,
    agreed: v.nullable(v.object({ version: word, time: moment })),
  }),
  codes: departed,
});

/** Agrees to one version, which must be the one that holds. */
export const agreeRedemption = endpoint({
  name: 'agreeRedemption',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-auth/v1/redemption/agree',
  encrypted: false,
  effect: 'write',
  body: v.object({ version: word }),
  data: v.object({}),
  codes: departed,
});

export const withdrawRedemption = endpoint({
  name: 'withdrawRedemption',
  gateway: 'wallet',
  service: 'pay',
  path: '/payment-auth/v1/redemption/withdraw',
  encrypted: false,
  effect: 'write',
  body: v.object({}),
  data: v.object({}),
  codes: departed,
});
