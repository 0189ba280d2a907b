import * as v from 'valibot';
import { mockState, rows, whole } from '@/mocks/core/state-part';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Codes of cards that were turned into coins, with the line of the bill; times in milliseconds. */
    readonly usedCards: readonly {
      readonly code: string;
      readonly usercode: string;
      readonly billId: string;
      readonly time: number;
    }[];
    /** When a card's code that was never sold was tried, by usercode; times in milliseconds. */
    readonly cardMisses: Readonly<Record<string, readonly number[]>>;
  }
}

export const parts = [
  mockState('usedCards', { schema: rows, initial: () => [] }),
  mockState('cardMisses', { schema: v.record(v.string(), v.array(whole)), initial: () => ({}) }),
];
