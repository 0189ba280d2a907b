import type { Failure } from '@/domain/failure';
import { inMemory } from './slice';

export interface Notice {
  id: number;
  text: string;
  /** A toast leaves by itself, an alert waits for the reader. */
  form: 'toast' | 'alert';
  /** What went wrong, where it tells of that. */
  failure?: Failure | undefined;
}

interface Notices {
  shown: readonly Notice[];
}

export const useNotifications = inMemory<Notices>('device', { shown: [] });

let lastId = 0;

/** Something is to be said; the same text is not said twice at a time. Gives its id, or null where it is being said already. */
export function notify(text: string, form: Notice['form'] = 'toast', failure?: Failure): number | null {
  const { shown } = useNotifications.getState();
  if (shown.some((notice) => notice.text === text)) return null;
  const id = ++lastId;
  useNotifications.setState({ shown: [...shown, { id, text, form, failure }] });
  return id;
}

/** It was said, or read. */
export function noticeDismissed(id: number): void {
  useNotifications.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
}
