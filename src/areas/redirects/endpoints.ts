import * as v from 'valibot';
import { endpoint } from '@/api/endpoint';
import { word } from '@/api/wire';

/**
 * Where an activity or a channel leads, with the business unit and channel that the session goes on under; none where it is unknown or
 * over. The address comes from outside and passes the external link guard.
 */
export const transferTarget = endpoint({
  name: 'transferTarget',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/transferTarget',
  encrypted: false,
  effect: 'read',
  body: v.object({
    kind: v.picklist(['activity', 'channel'] as const),
    id: word,
    buCode: v.string(),
    channel: v.string(),
  }),
  data: v.object({
    target: v.nullable(v.object({ name: word, url: word, buCode: v.string(), channel: v.string() })),
  }),
});
