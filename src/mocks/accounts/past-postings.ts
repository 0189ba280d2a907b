import type { Posting } from '@/mocks/core/ledger';
import type { Seed } from '@/mocks/core/state';

/** What an area booked before a world began; a file `*-past.ts` exports it as `past`, and the account history finds it. */
export type MockPast = (seed: Seed) => readonly Posting[];
