import { mockWorld } from '@/mocks/core/mock-world';
import { withTroubledGifts } from './gift-world';

declare module '@/mocks/core/mock-world' {
  interface WorldNames {
    gifts: true;
  }
}

export const worlds = [
  /** Gifts that go unpaid within a month, two to one person on one day, a colleague who has left. */
  mockWorld('gifts', { differ: withTroubledGifts }),
];
