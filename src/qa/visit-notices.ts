import { create } from 'zustand';
import { useNotifications, type Notice } from '@/state/notifications';

interface RecordedNotice extends Notice {
  /** By the phone's clock, ms. */
  time: number;
}

/** All messages of this visit, because toasts disappear before QA can read them. */
export const useVisitNotices = create<{ notices: readonly RecordedNotice[] }>(() => ({ notices: [] }));

/** Records every message from now on; returns the function that stops it. */
export function recordNotices(clock: () => number = Date.now): () => void {
  let lastId = 0;
  return useNotifications.subscribe(({ shown }) => {
    const fresh = shown.filter(({ id }) => id > lastId);
    if (fresh.length === 0) return;
    lastId = fresh[fresh.length - 1]?.id ?? lastId;
    useVisitNotices.setState(({ notices }) => ({
      notices: [...notices, ...fresh.map((notice) => ({ ...notice, time: clock() }))],
    }));
  });
}
