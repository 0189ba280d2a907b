import {
  noPopups,
  popupHappened,
  type PopupEffect,
  type PopupEvent,
  type PopupQueue,
} from '@/domain/popups/popup-queue';
import { inMemory } from './slice';

interface Popups {
  queue: PopupQueue;
  /** The page whose pop-ups are asked for or shown. */
  page: string | null;
  /** Pages whose pop-ups are over in this visit. */
  done: readonly string[];
}

export const usePopups = inMemory<Popups>('device', { queue: noPopups, page: null, done: [] });

/** A page wants its pop-ups; false where they are over, or under way already. */
export function popupsWanted(page: string): boolean {
  const { page: current, done } = usePopups.getState();
  if (current === page || done.includes(page)) return false;
  usePopups.setState({ page, queue: { ...noPopups, turn: usePopups.getState().queue.turn } });
  return true;
}

/** They could not be asked for: the page may want them again. */
export function popupsMissed(page: string): void {
  usePopups.setState((popups) => (popups.page === page ? { page: null } : {}));
}

/** The pop-ups of the page have come to their end. */
export function popupsOver(): void {
  usePopups.setState(({ page, done }) => ({ page: null, done: page === null ? done : [...done, page] }));
}

/** Something happened to the queue; gives what it asks for. */
export function popupMoved(event: PopupEvent): readonly PopupEffect[] {
  const { queue, effects } = popupHappened(usePopups.getState().queue, event);
  usePopups.setState({ queue });
  return effects;
}
