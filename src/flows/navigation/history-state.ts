import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The `history.state` of an entry that belongs to a change; it survives a reload. */
interface EntryState {
  /** How many entries before this one the change was started. */
  back?: number | undefined;
  /** The entry is a sheet that its own page opened, so closing it is one step back. */
  sheet?: true;
}

/** How many entries before this one the change was started; null where no page of the app linked here. */
export function stepsBackOf(state: unknown): number | null {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'number' ? back : null;
}

/** The same for the page itself, whether one of its sheets is open or not. */
export function pageStepsBackOf(state: unknown): number | null {
  const back = stepsBackOf(state);
  return back !== null && isSheet(state) ? back - 1 : back;
}

function isSheet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state;
}

/** The state of the entry that follows the current one. */
export function nextEntryState(stepsBack: number | null): EntryState {
  return { back: stepsBack === null ? undefined : stepsBack + 1 };
}

/**
 * Gives a function that goes back to the page on which the change was started, or to `fallback` where that page is not in the history.
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

/** A sheet with a history entry of its own, so that the host's back button closes it; `stepsBack` is that of its page. */
export function useSheetHistory(name: string, stepsBack: number | null) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const isOpen = search.get('step') === name;
  const latest = useLatest({ isOpen, isOwn: isSheet(state) });
  const searchFor = (step: string | null) => {
    const query = new URLSearchParams(search);
    if (step === null) query.delete('step');
    else query.set('step', step);
    return { search: query.toString() };
  };
  return {
    isOpen,
    open: () =>
      void navigate(searchFor(name), {
        state: { ...nextEntryState(stepsBack), sheet: true } satisfies EntryState,
      }),
    close: () => {
      const { value, isMounted } = latest.current;
      if (!isMounted || !value.isOpen) return;
      if (value.isOwn) void navigate(-1);
      else void navigate(searchFor(null), { replace: true });
    },
  };
}

/** The value of the last render and whether the component is mounted, for code that runs after an await. */
function useLatest<Value>(value: Value): RefObject<{ value: Value; isMounted: boolean }> {
  const latest = useRef({ value, isMounted: false });
  useEffect(() => {
    latest.current.value = value;
  });
  useEffect(() => {
    const { current } = latest;
    current.isMounted = true;
    return () => {
      current.isMounted = false;
    };
  }, []);
  return latest;
}

/** How many pages of the app precede this one in the history; Infinity where the router gives no index. */
function countPagesBehind(): number {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : Infinity;
}
