import type { Tenths } from '@/domain/money';
import type { Operator } from '../rules/operators';

/** What an order knows of the phone that it tops up; times in milliseconds. */
export interface TopUpPart {
  readonly number: string;
  /** Whose number it was when the order was placed. */
  readonly operator: Operator;
  /** What the phone gets, in whole yuan. */
  readonly face: number;
  readonly coupon: { readonly id: string; readonly name: string; readonly off: Tenths } | null;
  readonly creditedAt: number | null;
  /** Why the operator did not credit it; empty where it did or still may. */
  readonly failure: string;
}
