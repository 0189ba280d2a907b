import * as v from 'valibot';
import { addressTags, longestDetail, longestReceiver } from '@/domain/addresses/address';
import { endpoint } from '../endpoint';
import { listOf } from '../list-of';
import { word } from '../wire';

/** The gateway counts characters and says what is too long; this only keeps out absurd lengths. */
const textUpTo = (characters: number) => v.pipe(word, v.maxLength(characters * 8));

const fields = v.object({
  name: textUpTo(longestReceiver),
  phone: textUpTo(20),
  province: word,
  /** Empty where the province has no cities. */
  city: v.string(),
  /** Empty where the city has no districts. */
  district: v.string(),
  /** Of the smallest place that is named. */
  code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  detail: textUpTo(longestDetail),
  tag: v.fallback(v.picklist(addressTags), 'none'),
});

/** The person's shipping addresses: the default one first, then the newest. */
export const addressList = endpoint({
  name: 'addressList',
  gateway: 'mall',
  service: 'shop',
  path: '/address/v1/addressList',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ addresses: listOf(v.object({ id: word, ...fields.entries, isDefault: v.boolean() })) }),
});

/** Saves an address; without an id it is a new one. The first address is the default one in any case. */
export const saveAddress = endpoint({
  name: 'saveAddress',
  gateway: 'mall',
  service: 'shop',
  path: '/address/v1/saveAddress',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: v.string(), ...fields.entries, isDefault: v.boolean() }),
  data: v.object({ id: word }),
});

/** Deletes an address; after the default one the newest of the others becomes it. */
export const deleteAddress = endpoint({
  name: 'deleteAddress',
  gateway: 'mall',
  service: 'shop',
  path: '/address/v1/deleteAddress',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({}),
});
