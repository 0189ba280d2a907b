import { describe, expect, it } from 'vitest';
import {
  callRefused,
  initialLoading,
  refreshBegan,
  refreshEnded,
  waitRanOut,
  type Loading,
} from '@/domain/session/loading';

const events = {
  refresh: refreshBegan,
  wait: waitRanOut,
  success: refreshEnded,
  error: (loading: Loading) => callRefused(loading, false),
};
type Event = keyof typeof events;

function reduceEvents(...happened: Event[]): Loading {
  return happened.reduce((loading, event) => events[event](loading), initialLoading);
}

describe('the loading indicator', () => {
  it('starts at 2, shows nothing and waits for nothing', () => {
    expect(initialLoading).toEqual({ counter: 2, shown: 'nothing', isToldByPage: false, wait: null });
  });

  it.each<[what: string, happened: Event[], counter: number, shown: Loading['shown'], wait: number | null]>([
    ['the first refresh waits 4000 ms', ['refresh'], 2, 'nothing', 4000],
    ['the end of the wait shows it, and counts one down', ['refresh', 'wait'], 1, 'opening', null],
    ['success hides it', ['refresh', 'wait', 'success'], 1, 'nothing', null],
    ['success in time stops the wait and counts nothing', ['refresh', 'success'], 2, 'nothing', null],
    ['the next refresh then waits 4000 ms again', ['refresh', 'success', 'refresh'], 2, 'nothing', 4000],
    ['a later refresh waits 500 ms only', ['refresh', 'wait', 'success', 'refresh'], 1, 'nothing', 500],
    ['a refresh clears what is shown', ['refresh', 'wait', 'refresh'], 1, 'nothing', 500],
    ['an HTTP error shows the last state, and counts one down', ['refresh', 'error'], 1, 'last', null],
    ['an HTTP error of another call does so without a refresh', ['error'], 1, 'last', null],
    ['an HTTP error after the wait counts once more', ['refresh', 'wait', 'error'], 0, 'last', null],
    ['a refresh after an error clears the last state', ['refresh', 'error', 'refresh'], 1, 'nothing', 500],
    ['at 0 the wait is 500 ms', ['refresh', 'wait', 'error', 'refresh'], 0, 'nothing', 500],
    ['below 0 a wait starts again at 2', ['refresh', 'wait', 'error', 'refresh', 'wait'], 2, 'opening', null],
    ['below 0 an error starts again at 2', ['refresh', 'wait', 'error', 'refresh', 'error'], 2, 'last', null],
    [
      'after that the wait is 4000 ms again',
      ['refresh', 'wait', 'error', 'refresh', 'error', 'refresh'],
      2,
      'nothing',
      4000,
    ],
  ])('%s', (_what, happened, counter, shown, wait) => {
    expect(reduceEvents(...happened)).toMatchObject({ counter, shown, wait });
  });

  it('keeps of an error whether the page tells of it, until the next refresh', () => {
    const refused = callRefused(initialLoading, true);
    expect(refused).toMatchObject({ shown: 'last', isToldByPage: true });
    expect(refreshBegan(refused).isToldByPage).toBe(false);
  });
});
