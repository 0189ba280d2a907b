import * as v from 'valibot';
import type { Endpoint } from '@/api/endpoint';
import { pointsBalance } from '@/api/wire';
import { endpoints } from '@/mocks/core/endpoints';
import { reaches } from './samples/schema-parts';

/** The calls whose data carry the points that the person has. */
export const pointsCarriers: readonly Endpoint[] = endpoints.filter(({ data }) =>
  reaches(data, pointsBalance),
);

/** A body with every text empty that may be: without an id, most calls answer the newest thing. */
export function emptied(schema: v.GenericSchema, sample: object): object {
  const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema> };
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => {
      const own = entries[name];
      return [name, own !== undefined && v.safeParse(own, '').success ? '' : value];
    }),
  );
}
