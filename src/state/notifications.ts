import type { Failure } from '@/domain/failure';
import { inMemory } from './slice';

export interface Notice {
  id: number;
  text: string;
  /** A toast disappears by itself, an alert waits for the reader. */
  form: 'toast' | 'alert';
  /** The failure that it reports, if any. */
  failure?: Failure | undefined;
}

interface Notices {
  shown: readonly Notice[];
  /** The last error that a page showed in place, for the list of messages. */
  inPlace: Omit<Notice, 'form'> | null;
}

export const useNotifications = inMemory<Notices>('device', { shown: [], inPlace: null });

let lastId = 0;

/** Shows a text, unless the same one is visible already. Returns its id, or null where nothing was added. */
export function notify(text: string, form: Notice['form'] = 'toast', failure?: Failure): number | null {
  const { shown } = useNotifications.getState();
  if (shown.some((notice) => notice.text === text)) return null;
  const id = ++lastId;
  useNotifications.setState({ shown: [...shown, { id, text, form, failure }] });
  return id;
}

/** A page has shown an error in place of a toast. */
export function errorShown(text: string, failure?: Failure): void {
  useNotifications.setState({ inPlace: { id: ++lastId, text, failure } });
}

/** The toast has timed out, or the alert was read. */
export function noticeDismissed(id: number): void {
  useNotifications.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
}
