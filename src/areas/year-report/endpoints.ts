import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { coins, moment, word } from '@/api/wire';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const year = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const figures = { count, amount: coins };
const tally = {
  ...figures,
  /** January to December. */
  months: v.pipe(v.array(v.object(figures)), v.length(12)),
};
const named = v.array(v.object({ ...figures, text: word }));
const person = v.object({ usercode: word, name: word });
const gift = v.object({ person, time: moment, amount: coins, text: v.string() });

/** The figures of a person's own year; the gateway chooses the year where none is asked for. */
export const yearReport = endpoint({
  name: 'yearReport',
  gateway: 'mall',
  service: 'game',
  path: '/report/v1/yearReport',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ year: v.exactOptional(year) }),
  data: v.object({
    year,
    /** Years with at least one line, the newest first. */
    years: v.array(year),
    /** The last day that is counted; null for a year that is over. */
    until: v.nullable(day),
    /** The day of the very first record where it lies in this year, else null. */
    since: v.nullable(day),
    given: v.object({
      ...tally,
      people: count,
      /** Colleagues who were given something more than once. */
      often: count,
      /** The blessing that was written most, how often one colleague got it, and whether it names a colleague who got it. */
      blessing: v.nullable(v.object({ text: word, count, most: count, names: v.boolean() })),
      /** The colleague who got most coins. */
      top: v.nullable(v.object({ ...figures, person })),
      first: v.nullable(gift),
      last: v.nullable(gift),
    }),
    received: v.object({ ...tally, people: count }),
    /** The largest sums first. */
    welfare: v.object({ ...tally, kinds: named }),
    spent: v.object({ ...tally, shops: named }),
    thanks: v.object({ said: count, got: count }),
  }),
});

/** A person's year. */
export type YearReportData = DataOf<typeof yearReport>;
