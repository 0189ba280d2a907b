import type { MockState } from '@/mocks/core/state';

/** What calls leave behind even where they are refused: keys, tries, records, notices. */
const traces: readonly (keyof MockState)[] = [
  'keys',
  'faults',
  'held',
  'journal',
  'serial',
  'security',
  'feed',
  'codes',
  'cardMisses',
];

/** The parts of the gateways' state in which two moments differ, without mere traces of calls. */
export function changedParts(before: MockState, after: MockState): readonly string[] {
  return (Object.keys(after) as (keyof MockState)[]).filter(
    (part) => !traces.includes(part) && before[part] !== after[part],
  );
}
