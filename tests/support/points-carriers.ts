import * as v from 'valibot';
import type { Endpoint } from '@/api/endpoint';
import { endpoints } from '@/api/endpoints/all';
import { pointsBalance } from '@/api/wire';

/** Whether a schema has this one anywhere in it. */
function reaches(schema: unknown, sought: unknown, seen = new Set<unknown>()): boolean {
  if (schema === sought) return true;
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  return Object.values(schema).some((part) => reaches(part, sought, seen));
}

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
