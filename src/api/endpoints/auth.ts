import * as v from 'valibot';
import { requestScene, tokenExchange } from '@/domain/constants';
import { endpoint } from '../endpoint';
import { departed, word } from '../wire';

/** Token, business unit and channel, as every exchange of tokens takes them: always with the fixed codes. */
const exchanged = {
  buCode: v.literal(tokenExchange.buCode),
  channel: v.literal(tokenExchange.channel),
};

/** Null, absent and empty all mean that there is none. */
const maybeText = v.nullish(v.string(), '');

/**
 * Staff log-in: who a binding token belongs to. Success without a token means that the account is still to be bound on the
 * partner's page, which then wants prefix and number of the phone.
 */
export const staffBindingCheck = endpoint({
  name: 'staffBindingCheck',
  gateway: 'auth',
  service: 'wallet',
  path: '/auth/v1/staffBindingCheck',
  encrypted: false,
  effect: 'read',
  body: v.object({ bu_code: v.string(), channel: v.string(), b_token: word, scene: v.literal(requestScene) }),
  data: v.object({
    token: maybeText,
    lmid: maybeText,
    staff_prefix: maybeText,
    staff_mobile: maybeText,
  }),
  codes: departed,
});

/** The key that stands for a session's token: log-in key of the life gateway, or handed to a partner who exchanges it back; asking again does no harm. */
export const tokenToKey = endpoint({
  name: 'tokenToKey',
  gateway: 'auth',
  service: 'wallet',
  path: '/auth/v1/tokenToKey',
  encrypted: false,
  effect: 'read',
  body: v.object({ token: word, ...exchanged }),
  data: v.object({ key: word }),
  codes: departed,
});

/** The session's token behind a disposable key, which is good once. */
export const keyToToken = endpoint({
  name: 'keyToToken',
  gateway: 'auth',
  service: 'wallet',
  path: '/auth/v1/keyToToken',
  encrypted: false,
  effect: 'write',
  body: v.object({ key: word, ...exchanged }),
  data: v.object({ token: word }),
  codes: departed,
});

/** What the owner of a token is called. */
export const nickname = endpoint({
  name: 'nickname',
  gateway: 'auth',
  service: 'wallet',
  path: '/auth/v1/nickname',
  encrypted: false,
  effect: 'read',
  body: v.object({ token: word, buCode: v.string(), channel: v.string() }),
  data: v.object({ nick_name: word }),
  codes: departed,
});

/** Signs a page's address, without its hash, for the social app's calls. */
export const socialSignature = endpoint({
  name: 'socialSignature',
  gateway: 'auth',
  service: 'wallet',
  path: '/auth/v1/socialSignature',
  encrypted: false,
  effect: 'read',
  body: v.object({ url: word }),
  data: v.object({ appId: word, timestamp: v.number(), nonceStr: word, signature: word }),
});
