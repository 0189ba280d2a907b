import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { accountType, coins, moment, word } from '@/api/wire';
import { welfareOccasions, welfareSpans } from './rules/welfare';

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d\d$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const person = v.object({ usercode: word, name: word, department: v.string(), jobNumber: v.string() });
const occasions = v.array(v.object({ occasion: v.picklist(welfareOccasions), amount: coins }));

/** What an account was given and gave over time; only the person themselves sees whom they have not thanked. */
export const queryWelfareData = endpoint({
  name: 'queryWelfareData',
  gateway: 'wallet',
  service: 'wallet',
  path: '/welfare/v1/queryWelfareData',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ accountType, span: v.picklist(welfareSpans) }),
  data: v.object({
    received: coins,
    given: coins,
    /** Every month of the span, oldest first. */
    months: v.pipe(v.array(v.object({ month, received: coins, given: coins })), v.minLength(1)),
    /** The month in which most came, and the largest single thing in it; null where nothing came. */
    best: v.nullable(v.object({ month, amount: coins, title: v.string(), most: coins })),
    /** The most first. */
    receivedFor: occasions,
    givenFor: occasions,
    /** Departments that were given to, the most first, and how many people in all. */
    teams: v.array(v.object({ department: word, people: count, amount: coins })),
    people: count,
    /** Colleagues who gave most, the most first. */
    givers: v.array(v.object({ ...person.entries, amount: coins })),
    /** Who gave something and was neither thanked nor given anything since, the latest first. */
    unthanked: v.array(v.object({ ...person.entries, time: moment, amount: coins })),
  }),
});

/** What an account was given and gave in a span of time. */
export type WelfareData = DataOf<typeof queryWelfareData>;
