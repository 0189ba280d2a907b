import fc from 'fast-check';
import documented from '../../spec/shell/routes.json' with { type: 'json' };

/** What a person may do next; a part of one says which of the things in sight, whatever their number. */
export type Step =
  | { does: 'tap'; which: number }
  | { does: 'type'; which: number; text: string }
  | { does: 'password' }
  | { does: 'back' }
  | { does: 'reload' }
  | { does: 'go'; address: string }
  | { does: 'network' }
  | { does: 'wait'; minutes: number };

const part = fc.double({ min: 0, max: 0.999, noNaN: true });
const texts = [
  '1',
  '8.8',
  '0',
  '-1',
  '1e9',
  '99999999',
  'sn',
  '苏念',
  '云杉',
  '<b>你好</b>',
  ' ',
  '13900010002',
];
const addresses = documented.routes.map(({ path }) => path).filter((path) => !path.includes(':'));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 60, arbitrary: fc.record({ does: fc.constant('tap' as const), which: part }) },
  {
    weight: 10,
    arbitrary: fc.record({
      does: fc.constant('type' as const),
      which: part,
      text: fc.constantFrom(...texts),
    }),
  },
  { weight: 6, arbitrary: fc.constant<Step>({ does: 'password' }) },
  { weight: 9, arbitrary: fc.constant<Step>({ does: 'back' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ does: 'reload' }) },
  {
    weight: 7,
    arbitrary: fc.record({ does: fc.constant('go' as const), address: fc.constantFrom(...addresses) }),
  },
  { weight: 3, arbitrary: fc.constant<Step>({ does: 'network' }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(1, 15, 60, 1440) }),
  },
);

export interface Walk {
  world: 'default' | 'popups' | 'busy-day' | 'gifts' | 'poor';
  steps: readonly Step[];
}

/** Walks of so many steps, each in a world that differs. */
export const walksOf = (length: number): fc.Arbitrary<Walk> =>
  fc.record({
    world: fc.constantFrom('default', 'popups', 'busy-day', 'gifts', 'poor'),
    steps: fc.array(step, { minLength: length, maxLength: length }),
  });
