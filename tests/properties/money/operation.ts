import type { BodyOf, Endpoint } from '@/api/endpoint';
import type { Tenths } from '@/domain/money';
import type { PaymentKind } from '@/domain/payment/payment-need';
import type { MockState } from '@/mocks/core/state';
import type { Walk } from './walk';

/** What a call pays, in the eyes of limits and passwords. */
export interface Pays {
  readonly kind: PaymentKind;
  readonly amount: Tenths;
  /** The order at the cashier whose refunds give the day back; absent where nothing comes back. */
  readonly order?: string;
  /** The request that it lets go out; what is not paid after all gives the day back. */
  readonly request?: string;
}

/** One call of a person. */
export interface MoneyCall {
  readonly as: string;
  readonly endpoint: Endpoint;
  readonly body: unknown;
  readonly pays?: Pays;
  /** Points that the person gets by it. */
  readonly points?: number;
}

/** Something that happens without a call of the app. */
export interface Event {
  readonly happens: (walk: Walk) => Promise<void>;
}

/** Draws from a list by the numbers of a step; nothing from an empty one. */
export type Draw = <T>(list: readonly T[]) => T | undefined;

/** A line of the table of what can be done with money. */
export interface Operation {
  readonly name: string;
  readonly calls: readonly Endpoint[];
  /** It must be refused, and change nothing. */
  readonly isRefused?: true;
  /** It goes on with something that was begun; every second step tries these first, so that walks get anywhere. */
  readonly isSequel?: true;
  /** How often it is begun for each time that others are, because much has to follow; once where absent. */
  readonly weight?: number;
  /** What a person could do now; null where no person could. */
  readonly plan: (walk: Walk, pick: Draw) => Plan | Promise<Plan>;
}
export type Plan = MoneyCall | Event | null;

export function moneyCall<E extends Endpoint>(
  as: string,
  endpoint: E,
  body: BodyOf<E>,
  more: { pays?: Pays; points?: number } = {},
): MoneyCall {
  return { as, endpoint, body, ...more };
}

/** An event by which the gateways' state becomes another one. */
export function event(change: (state: MockState, now: number) => MockState): Event {
  return { happens: (walk) => walk.change((state) => change(state, walk.now)) };
}
