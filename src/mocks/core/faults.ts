import { chance } from './random';

/**
 * What can go wrong. `before` means that nothing is booked, `after` that it was. The value of each kind:
 * status: HTTP status · code: body code, sent as the text or the number that it is · delay, skew: milliseconds · drip: milliseconds between pieces ·
 * wrong-shape: the data as JSON text · the others have none.
 */
export const faultKinds = [
  'status',
  'code',
  'delay',
  'hang',
  'drop',
  'garbled',
  'html',
  'wrong-shape',
  'drip',
  'duplicate',
  'skew',
  'stale',
  'hold',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly id: string;
  /** An endpoint's name, or * for all. */
  readonly call: string;
  readonly kind: FaultKind;
  readonly when: 'before' | 'after';
  /** How many calls it still hits. */
  readonly times: number | 'always';
  readonly value?: number | string;
  /** What a body code says. */
  readonly message?: string;
  /** Seconds, for the header of a status. */
  readonly retryAfter?: number;
  /** From 0 to 1, by the seed; always where absent. */
  readonly chance?: number;
  readonly seed?: number;
  /** How many calls it has looked at: with the seed, this decides. */
  readonly rolls: number;
}

/** A reply that waits for QA. */
export interface Held {
  readonly id: string;
  readonly call: string;
  /** Business time in milliseconds. */
  readonly since: number;
  /** The same moment by the machine's clock, which no QA moves. */
  readonly sinceReal: number;
}

/** The faults that hit a call, in the order in which they were set up, and what is left of all of them. */
export function takeFaults(
  faults: readonly Fault[],
  call: string,
): { taken: readonly Fault[]; left: readonly Fault[] } {
  if (!faults.some((fault) => fault.call === call || fault.call === '*')) return { taken: [], left: faults };
  const taken: Fault[] = [];
  const left: Fault[] = [];
  for (const fault of faults) {
    if (fault.call !== call && fault.call !== '*') {
      left.push(fault);
      continue;
    }
    const rolled = { ...fault, rolls: fault.rolls + 1 };
    const hits = chance(fault.seed ?? 0, fault.rolls) < (fault.chance ?? 1);
    if (hits) taken.push(fault);
    if (!hits || fault.times === 'always') left.push(rolled);
    else if (fault.times > 1) left.push({ ...rolled, times: fault.times - 1 });
  }
  return { taken, left };
}

/** The faults that keep a call from being carried out at all. */
const preventing: readonly FaultKind[] = [
  'status',
  'code',
  'drop',
  'garbled',
  'html',
  'wrong-shape',
  'stale',
];

export function prevents({ when, kind }: Fault): boolean {
  return when === 'before' && preventing.includes(kind);
}

/** The faults that put a call off. */
export function postpones({ when, kind }: Fault): boolean {
  return when === 'before' && (kind === 'delay' || kind === 'hold' || kind === 'hang');
}

export function numberOf({ value }: Fault, otherwise: number): number {
  const number = Number(value);
  return value === undefined || value === '' || Number.isNaN(number) ? otherwise : number;
}
