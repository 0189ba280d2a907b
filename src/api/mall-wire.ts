import * as v from 'valibot';
import { activityCategories } from '@/domain/activities/activity';
import { barReasons } from '@/domain/activities/sign-up';
import { moment, wireTenths, word } from './wire';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Goods as lists show them. */
export const goods = v.object({
  id: word,
  name: word,
  /** Address of a picture; empty where there is none. */
  picture: v.fallback(v.string(), ''),
  price: wireTenths,
  /** The price elsewhere; null if it is not higher. */
  usualPrice: v.fallback(v.nullable(wireTenths), null),
});

const signUp = v.object({
  opensAt: moment,
  closesAt: moment,
  capacity: v.nullable(count),
  joined: count,
  isJoined: v.boolean(),
  /** Of an unknown reason only the words of `audience` are known. */
  barred: v.nullable(v.fallback(v.picklist(barReasons), 'department')),
});

/** An activity in a list. */
export const activity = v.object({
  id: word,
  title: word,
  line: v.fallback(v.string(), ''),
  /** An unknown category counts as that of all staff. */
  category: v.fallback(v.picklist(activityCategories), 'community'),
  startsAt: moment,
  endsAt: moment,
  /** Address of a picture; empty where there is none. */
  picture: v.fallback(v.string(), ''),
  /** Where it leads, an address from outside; empty where it has a page of its own in the mall. */
  address: v.fallback(v.string(), ''),
  /** How many take part; null where that is not known. */
  joined: v.fallback(v.nullable(count), null),
  /** How many of them are of the person's department; null where that is not known. */
  colleagues: v.fallback(v.nullable(count), null),
  /** Null where there is no sign-up: one simply takes part. */
  signUp: v.fallback(v.nullable(signUp), null),
  /** The person is to be reminded before it starts. */
  isReminded: v.fallback(v.boolean(), false),
});
