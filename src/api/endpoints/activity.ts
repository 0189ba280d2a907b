import * as v from 'valibot';
import { activityCategories } from '@/domain/life/activity';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import { moment, word } from '../wire';

const activity = v.object({
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
  joined: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
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

/** An activity in a list. */
export type Activity = DataOf<typeof activityList>['activities'][number];
