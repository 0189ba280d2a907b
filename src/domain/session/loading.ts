import { loadingCounterStart, loadingDelay } from '@/domain/constants';

/** The state of the loading indicator. */
export interface Loading {
  /** Starts at 2, goes down with each wait that ran out and each HTTP error, and begins again below 0. */
  counter: number;
  /** `last` is what stands after an HTTP error: it offers the way back. */
  shown: 'nothing' | 'opening' | 'last';
  /** The page tells of that error itself, or does without the answer, so that the indicator need not say it too. */
  isToldByPage: boolean;
  /** Milliseconds until it shows, from the moment on at which this was set; null where nothing is waited for. */
  wait: number | null;
}

export const initialLoading: Loading = {
  counter: loadingCounterStart,
  shown: 'nothing',
  isToldByPage: false,
  wait: null,
};

/** Account information is being refreshed: the indicator is cleared, and shows later if there is still no answer. */
export function refreshBegan({ counter }: Loading): Loading {
  const wait = counter === loadingCounterStart ? loadingDelay.first : loadingDelay.later;
  return { counter, shown: 'nothing', isToldByPage: false, wait };
}

/** The wait ran out before an answer came. */
export function waitRanOut({ counter }: Loading): Loading {
  return { counter: countedDown(counter), shown: 'opening', isToldByPage: false, wait: null };
}

/** The answer came; or the refresh ended without one in a way that the page itself tells about. */
export function refreshEnded({ counter }: Loading): Loading {
  return { counter, shown: 'nothing', isToldByPage: false, wait: null };
}

/** Some call was answered with an HTTP status of 400 or above. */
export function callRefused({ counter }: Loading, isToldByPage: boolean): Loading {
  return { counter: countedDown(counter), shown: 'last', isToldByPage, wait: null };
}

function countedDown(counter: number): number {
  return counter === 0 ? loadingCounterStart : counter - 1;
}
