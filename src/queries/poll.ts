import type { QueryState } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import { ownShare } from '@/api/own-share';
import { pollDelay } from '@/domain/poll-delay';

/** The `refetchInterval` of a question that is repeated; `pauseOf` gives the pause between two questions, ms, false for no further one. */
export function poll<Data>(
  pauseOf: (state: QueryState<Data>) => number | false,
): (query: { state: QueryState<Data> }) => number | false {
  return ({ state }) => {
    const pause = pauseOf(state);
    return pause !== false && pauseAfter(pause, state.error);
  };
}

/** Milliseconds until such a question is repeated after it ended with `error`, null for an answer. */
export function pauseAfter(pause: number, error: Error | null): number {
  return pollDelay(pause, error === null ? null : failureOf(error), ownShare);
}
