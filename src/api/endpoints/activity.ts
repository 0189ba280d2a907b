import * as v from 'valibot';
import { activityCategories } from '@/domain/activities/activity';
import { barReasons } from '@/domain/activities/sign-up';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import { coins, moment, word } from '../wire';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const signUp = v.object({
  opensAt: moment,
  closesAt: moment,
  capacity: v.nullable(count),
  joined: count,
  isJoined: v.boolean(),
  /** Of an unknown reason only the words of `audience` are known. */
  barred: v.nullable(v.fallback(v.picklist(barReasons), 'department')),
});

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
  /** How many take part. */
  joined: v.fallback(count, 0),
  /** How many of them are of the person's department. */
  colleagues: v.fallback(count, 0),
  /** Null where nobody signs up: one simply takes part. */
  signUp: v.fallback(v.nullable(signUp), null),
  /** The person is to be reminded before it starts. */
  isReminded: v.fallback(v.boolean(), false),
});

/** All activities that are told of: running, to come, and those that ended lately. */
export const activityList = endpoint({
  name: 'activityList',
  gateway: 'mall',
  service: 'shop',
  path: '/activity/v1/activityList',
  sentAs: 'json',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({ activities: listOf(activity) }),
});

/** One activity with its rules and goods; without an id the one that started last. Null where there is none. */
export const activityDetail = endpoint({
  name: 'activityDetail',
  gateway: 'mall',
  service: 'shop',
  path: '/activity/v1/activityDetail',
  sentAs: 'json',
  encrypted: false,
  effect: 'read',
  body: v.object({ id: v.string() }),
  data: v.nullable(
    v.object({
      activity,
      /** Where it is, or how one takes part. */
      place: v.fallback(v.string(), ''),
      /** Whom it is for, in words. */
      audience: v.fallback(v.string(), ''),
      /** HTML, to be sanitised. */
      rules: v.fallback(v.string(), ''),
      /** What it offers, at the price of the activity while that runs. */
      goods: listOf(
        v.object({
          id: word,
          name: word,
          picture: v.fallback(v.string(), ''),
          price: coins,
          usualPrice: coins,
          /** How many one person may buy at this price. */
          limitPerPerson: v.pipe(count, v.minValue(1)),
          stock: count,
        }),
      ),
    }),
  ),
});

/** Signs the person up; who is signed up already stays so. */
export const joinActivity = endpoint({
  name: 'joinActivity',
  gateway: 'mall',
  service: 'shop',
  path: '/activity/v1/joinActivity',
  sentAs: 'json',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({}),
});

/** Withdraws the person from an activity, which frees the place for somebody else. */
export const leaveActivity = endpoint({
  name: 'leaveActivity',
  gateway: 'mall',
  service: 'shop',
  path: '/activity/v1/leaveActivity',
  sentAs: 'json',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({}),
});

/** An activity in a list. */
export type Activity = DataOf<typeof activityList>['activities'][number];
/** An activity with all that its page shows. */
export type ActivityDetail = NonNullable<DataOf<typeof activityDetail>>;
