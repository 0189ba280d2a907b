import type { Endpoint } from '@/api/endpoint';

/** How a person was served: by the first call, by one that the app repeated, after an own tap, or not at all. */
export const ways = ['at first', 'repeated', 'tapped', 'not'] as const;
export type Way = (typeof ways)[number];

/** One person's end. */
export interface Served {
  way: Way;
  /** From the wish to its answer, ms. */
  waited: number;
  /** How far away the gateways are, ms. */
  latency: number;
  /** Whether a person who wanted goods got them; null where the scene has none. */
  gotGoods: boolean | null;
}

/** Seconds of virtual time, and how often something happened in each. */
export type Seconds = readonly number[];

/** What is counted while a scene runs, by seconds of virtual time. */
export class Tally {
  readonly sent: number[] = [];
  readonly refused: number[] = [];
  /** Small requests for the app's own origin. */
  readonly probes: number[] = [];
  readonly byEndpoint = new Map<Endpoint, number[]>();
  readonly served: Served[] = [];
  /** Calls that the app sent by itself before the moment that a `Retry-After` named. */
  early = 0;

  countSent(endpoint: Endpoint, at: number): void {
    add(this.sent, at);
    const own = this.byEndpoint.get(endpoint) ?? [];
    this.byEndpoint.set(endpoint, own);
    add(own, at);
  }

  countRefused(at: number): void {
    add(this.refused, at);
  }

  countProbe(at: number): void {
    add(this.probes, at);
  }
}

function add(seconds: number[], at: number): void {
  const second = Math.floor(at / 1_000);
  while (seconds.length <= second) seconds.push(0);
  seconds[second] = (seconds[second] ?? 0) + 1;
}

/** The sum of a span, from and until in seconds. */
export function sum(seconds: Seconds, from = 0, until = seconds.length): number {
  return seconds.slice(from, until).reduce((total, each) => total + each, 0);
}

/** The largest number of one second in a span. */
export function peak(seconds: Seconds, from = 0, until = seconds.length): number {
  return seconds.slice(from, until).reduce((most, each) => Math.max(most, each), 0);
}

/** The last second in which something happened more often than so; -1 for none. */
export function lastAbove(seconds: Seconds, limit: number): number {
  return seconds.reduce((last, count, second) => (count > limit ? second : last), -1);
}
