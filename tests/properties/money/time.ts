import type { Operation } from './operation';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const spans: readonly (readonly [name: string, ms: readonly number[]])[] = [
  ['minutes go by', [second, 30 * second, 2 * minute, 20 * minute]],
  ['hours go by', [hour, 5 * hour, 9 * hour]],
  ['days go by', [day, day, 3 * day, 8 * day]],
  ['months go by', [31 * day, 100 * day]],
];

/** What waiting brings: deliveries, refunds, expiry, runs at ten, new days and new months. */
export const time: readonly Operation[] = spans.map(([name, choices]) => ({
  name,
  calls: [],
  plan: (_, pick) => {
    const ms = pick(choices) ?? 0;
    return { happens: (walk) => walk.pass(ms) };
  },
}));
