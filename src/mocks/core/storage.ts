import type { MockState } from './state';

/** Where the snapshot lies. One change is one transaction: no other read or write comes in between. */
export interface MockStorage {
  /** Takes what is stored (undefined where nothing is) and gives what is to be stored, with a result to hand back. */
  update: <T>(change: (stored: MockState | undefined) => readonly [MockState, T]) => Promise<T>;
  read: () => Promise<MockState | undefined>;
}

/** For tests: gone with the process. */
export function memoryStorage(initial?: MockState): MockStorage {
  let stored = initial;
  return {
    update: (change) =>
      new Promise((resolve) => {
        const [next, result] = change(stored);
        stored = next;
        resolve(result);
      }),
    read: () => Promise.resolve(stored),
  };
}
