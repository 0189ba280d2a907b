import {
  initialLoading,
  refreshBegan,
  refreshEnded,
  refreshRefused,
  waitRanOut,
  type Loading,
} from '@/domain/session/loading';
import { inMemory } from './slice';

/** The loading indicator; the shell keeps its timer. */
export const useLoading = inMemory<Loading>('device', initialLoading);

export function accountsRefreshing(): void {
  useLoading.setState(refreshBegan);
}

export function accountsSlow(): void {
  useLoading.setState(waitRanOut);
}

/** The request has ended, or failed with a message on the page. */
export function accountsSettled(): void {
  useLoading.setState(refreshEnded);
}

/** An HTTP status of 400 or above came back. */
export function accountsRefused(): void {
  useLoading.setState(refreshRefused);
}
