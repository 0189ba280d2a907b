import { create } from 'zustand';
import { useNotifications, type Notice } from '@/state/notifications';

interface Said extends Notice {
  /** When, by the page's own clock, ms. */
  time: number;
}

/** Everything that was said in this visit: toasts leave the page after a second, here they stay to be read. */
export const useVisitNotices = create<{ said: readonly Said[] }>(() => ({ said: [] }));

/** Writes down from now on what is noticed; gives the way to stop. */
export function recordNotices(clock: () => number = Date.now): () => void {
  let lastId = 0;
  return useNotifications.subscribe(({ shown }) => {
    const fresh = shown.filter(({ id }) => id > lastId);
    if (fresh.length === 0) return;
    lastId = fresh[fresh.length - 1]?.id ?? lastId;
    useVisitNotices.setState(({ said }) => ({
      said: [...said, ...fresh.map((notice) => ({ ...notice, time: clock() }))],
    }));
  });
}
