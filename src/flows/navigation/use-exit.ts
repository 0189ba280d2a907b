import { useLocation, useNavigate } from 'react-router-dom';
import { stepsBackOf } from './entry-state';
import { useLatest } from './use-latest';

/**
 * Gives a function that goes back to the page on which a flow was started, or to `fallback` where that page is not in the history.
 * It does nothing after unmounting. `defaultSteps` is used for an entry without a state.
 */
export function useExit(fallback: string, defaultSteps: number | null = null): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const stepsBack = useLatest(stepsBackOf(state) ?? defaultSteps);
  return () => {
    const { value, isMounted } = stepsBack.current;
    if (!isMounted) return;
    if (value !== null && countPagesBehind() >= value) void navigate(-value);
    else void navigate(fallback, { replace: true });
  };
}

/** How many pages of the app precede this one in the history; Infinity where the router gives no index. */
function countPagesBehind(): number {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : Infinity;
}
