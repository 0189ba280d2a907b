import * as v from 'valibot';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import { activity } from '../mall-wire';
import { wireTenths, word } from '../wire';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** All activities that are told of: running, to come, and those that ended lately. */
export const activityList = endpoint({
  name: 'activityList',
  gateway: 'mall',
  service: 'shop',
  path: '/activity/v1/activityList',
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
          price: wireTenths,
          usualPrice: wireTenths,
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
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({}),
});

/** Withdraws the person from an activity, which frees the place. */
export const leaveActivity = endpoint({
  name: 'leaveActivity',
  gateway: 'mall',
  service: 'shop',
  path: '/activity/v1/leaveActivity',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({}),
});

/** An activity in a list. */
export type Activity = DataOf<typeof activityList>['activities'][number];
/** An activity with all that its page shows. */
export type ActivityDetail = NonNullable<DataOf<typeof activityDetail>>;
