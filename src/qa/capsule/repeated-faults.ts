import type { CallRecord } from '@/mocks/core/calls';
import type { Fault } from '@/mocks/core/faults';
import type { MockState } from '@/mocks/core/state';

/**
 * The faults of a state, and with them those that are used up and hit the newest answers, as often as they did: so the error that is shown comes
 * about once more.
 */
export function faultsToRepeat({
  faults,
  journal: { calls },
}: Pick<MockState, 'faults' | 'journal'>): Fault[] {
  const names = Array.from(new Set(calls.map(({ call }) => call)));
  const hits = names.flatMap((name) => hitsOf(calls.filter(({ call }) => call === name).reverse()));
  const isSame = (one: Fault) => (other: Fault) => one.id === other.id && one.call === other.call;
  const again = hits.map((hit) => {
    const left = Number(faults.find(isSame(hit))?.times ?? 0);
    // Under the old id, further hits would be counted together with those of the first time.
    return { ...hit, id: `${hit.id}r`, times: Number(hit.times) + left, rolls: 0 };
  });
  return [...again, ...faults.filter((fault) => !hits.some(isSame(fault)))];
}

/** The limited faults that hit the newest call of an endpoint, each as often as it hit without a break; newest first. */
function hitsOf(calls: readonly CallRecord[]): Fault[] {
  const [newest] = calls;
  return (newest?.faults ?? []).filter(isRepeated).map((fault) => {
    const isSpared = (call: CallRecord) => call.faults.every(({ id }) => id !== fault.id);
    const end = calls.findIndex(isSpared);
    return { ...fault, call: newest?.call ?? fault.call, times: end < 0 ? calls.length : end };
  });
}

/** What lasts needs no repetition, and held answers are let go by a person. */
function isRepeated({ times, kind }: Fault): boolean {
  return times !== 'always' && kind !== 'hold';
}
