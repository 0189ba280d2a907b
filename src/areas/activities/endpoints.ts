import * as v from 'valibot';
import { endpoint } from '@/api/endpoint';
import { listOf } from '@/api/list-of';
import { activity, goods } from '@/api/mall-wire';
import { holidayNames } from '@/domain/activities/holiday';

/** Goods and activities of a holiday, of the one that is celebrated or comes next. */
export const holidaySpecial = endpoint({
  name: 'holidaySpecial',
  gateway: 'mall',
  service: 'shop',
  path: '/activity/v1/holidaySpecial',
  encrypted: false,
  effect: 'read',
  body: v.object({ holiday: v.picklist(holidayNames) }),
  data: v.object({
    goods: listOf(
      v.object({
        ...goods.entries,
        /** How much of it one gets; empty where the name says it. */
        portion: v.fallback(v.string(), ''),
      }),
    ),
    activities: listOf(activity),
  }),
});
