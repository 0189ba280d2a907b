import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { word } from '../wire';

const growth = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The person's level as a member, how far they have grown, and what the next level brings. */
export const queryLevel = endpoint({
  name: 'queryLevel',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/user-info/v1/queryLevel',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    name: word,
    level: v.pipe(v.number(), v.integer(), v.minValue(1)),
    growth,
    /** Null at the highest level. */
    next: v.fallback(
      v.nullable(v.object({ growth: v.pipe(growth, v.minValue(1)), benefit: v.string() })),
      null,
    ),
  }),
});
