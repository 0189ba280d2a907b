import { person } from '@/mocks/core/people';
import { mockState, rows } from '@/mocks/core/state-part';
import { earlierJoins, type ActivityJoin } from './sign-ups';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Who signed up for which activity, in order. */
    readonly activityJoins: readonly ActivityJoin[];
  }
}

export const parts = [
  mockState('activityJoins', {
    schema: rows,
    initial: ({ epoch }) => earlierJoins(person(0).usercode, epoch),
  }),
];
