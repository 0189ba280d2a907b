import * as v from 'valibot';
import { mockState, whole } from '@/mocks/core/state-part';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** How many of each specification of goods were ordered, by its id; what was cancelled or refunded is in stock again. */
    readonly sold: Readonly<Record<string, number>>;
    /** The favourite goods of each person: usercode and id, the latest last. */
    readonly favouriteGoods: readonly string[];
  }
}

export const parts = [
  mockState('sold', { schema: v.record(v.string(), whole), initial: () => ({}) }),
  mockState('favouriteGoods', { schema: v.array(v.string()), initial: () => [] }),
];
