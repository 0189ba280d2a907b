import { expect, it } from 'vitest';
import { queuePause } from '@/areas/flash-sale/rules/queue-pause';

it.each([
  ['as the gateway wants', 7, 7_000],
  ['after a second at the earliest, also where the gateway names none', 0, 1_000],
  ['after three seconds where no answer came', undefined, 3_000],
] as const)('a turn in the queue is asked for again %s', (_, askAfter, pause) => {
  expect(queuePause(askAfter)).toBe(pause);
});
