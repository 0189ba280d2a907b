import { mockWorld } from '@/mocks/core/mock-world';
import { somePopups } from './popups';

declare module '@/mocks/core/mock-world' {
  interface WorldNames {
    popups: true;
  }
}

export const worlds = [
  /** An agreement, a text that grants points, a picture: all at the start. */
  mockWorld('popups', { differ: (state) => ({ ...state, popups: somePopups }) }),
];
