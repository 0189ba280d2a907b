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
  /** The page whose pop-ups are being fetched or shown. */
  page: string | null;
  /** Pages whose pop-ups have all been shown in this visit. */
  done: readonly string[];
  /** Pages whose pop-ups could not be fetched at the last try. */
  failed: readonly string[];
}

export const usePopups = inMemory<Popups>('device', {
  queue: noPopups,
  page: null,
  done: [],
  failed: [],
});

/** A page is about to fetch its pop-ups; false where they are being fetched or shown, or were shown already. */
export function popupsRequested(page: string): boolean {
  const { page: current, done, failed, queue } = usePopups.getState();
  if (current === page || done.includes(page)) return false;
  usePopups.setState({
    page,
    queue: { ...noPopups, turn: queue.turn },
    failed: failed.filter((each) => each !== page),
  });
  return true;
}

/** The request failed: the page may try again, and what waits for its pop-ups may be shown. */
export function popupsFailed(page: string): void {
  usePopups.setState((popups) =>
    popups.page === page ? { page: null, failed: [...popups.failed, page] } : {},
  );
}

/** The last pop-up of the page was closed. */
export function popupsOver(): void {
  usePopups.setState(({ page, done }) => ({ page: null, done: page === null ? done : [...done, page] }));
}

/** Applies an event to the queue and returns the effects that it has to have. */
export function popupMoved(event: PopupEvent): readonly PopupEffect[] {
  const { queue, effects } = popupHappened(usePopups.getState().queue, event);
  usePopups.setState({ queue });
  return effects;
}

/** Whether no pop-up of the page is to come: all were shown in this visit, or they could not be fetched. */
export function usePopupsDone(page: string): boolean {
  return usePopups(({ done, failed }) => done.includes(page) || failed.includes(page));
}
