import { createStore, get, update } from 'idb-keyval';
import type { MockState } from './state';
import type { MockStorage } from './storage';

/**
 * For the service worker's build: IndexedDB, read and written in one transaction, because the mock backend runs in each tab and
 * all tabs share one ledger.
 */
export function indexedStorage(): MockStorage {
  const store = createStore('mocked-gateways', 'snapshot');
  const key = 'state';
  return {
    update: async <T>(change: (stored: MockState | undefined) => readonly [MockState, T]) => {
      let outcome: { result: T } | undefined;
      await update<MockState>(
        key,
        (stored) => {
          const [next, result] = change(stored);
          outcome = { result };
          return next;
        },
        store,
      );
      if (outcome === undefined) throw new Error('the transaction did not run');
      return outcome.result;
    },
    read: () => get<MockState>(key, store),
  };
}
