import { mockState, rows } from '@/mocks/core/state-part';
import { withReminders, type Reminder } from './reminders';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Reminders that are still to be sent. */
    readonly reminders: readonly Reminder[];
  }
}

export const parts = [
  mockState('reminders', { schema: rows, initial: () => [], due: { notices: withReminders } }),
];
