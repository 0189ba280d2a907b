import {
  callRefused,
  initialLoading,
  refreshBegan,
  refreshEnded,
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

/** A call, whichever it was, came back with an HTTP status of 400 or above. */
export function httpErrorReceived(isToldByPage: boolean): void {
  useLoading.setState((loading) => callRefused(loading, isToldByPage));
}
