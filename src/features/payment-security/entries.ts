import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What an entry of the history knows of the change that it belongs to; a reload keeps it. */
interface Entry {
  /** How many entries back the page lies that the change was begun on. */
  back?: number | undefined;
  /** A sheet that its own page opened: closing it is one step back. */
  sheet?: true;
}

/** How many entries back the page lies that the change was begun on; null where nobody of the app led here. */
export function entriesBack(state: unknown): number | null {
  const known = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof known === 'number' ? known : null;
}

/** The same for the page itself, whatever sheet of its own stands over it. */
export function pageBack(state: unknown): number | null {
  const back = entriesBack(state);
  return back !== null && isSheet(state) ? back - 1 : back;
}

function isSheet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state;
}

/** The state of an entry that comes on top of one that lies so far from the beginning. */
export function entryOnTop(back: number | null): Entry {
  return { back: back === null ? undefined : back + 1 };
}

/**
 * Leaves all entries of a change at once, to where it was begun; to `otherwise` where that page is not in the history. Does nothing once
 * the page is gone. `usually` is how far it lies for an entry that does not say.
 */
export function useWayOut(otherwise: string, usually: number | null = null): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const back = useLatest(entriesBack(state) ?? usually);
  return () => {
    const { value, mounted } = back.current;
    if (!mounted) return;
    if (value !== null && pagesBehind() >= value) void navigate(-value);
    else void navigate(otherwise, { replace: true });
  };
}

/** A sheet with an entry of its own, so that the host's back closes it; `back` as in `entryOnTop`, of its page. */
export function useSheetEntry(name: string, back: number | null) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const isOpen = search.get('step') === name;
  const now = useLatest({ isOpen, isOwn: isSheet(state) });
  const at = (step: string | null) => {
    const query = new URLSearchParams(search);
    if (step === null) query.delete('step');
    else query.set('step', step);
    return { search: query.toString() };
  };
  return {
    isOpen,
    open: () => void navigate(at(name), { state: { ...entryOnTop(back), sheet: true } satisfies Entry }),
    close: () => {
      const { value, mounted } = now.current;
      if (!mounted || !value.isOpen) return;
      if (value.isOwn) void navigate(-1);
      else void navigate(at(null), { replace: true });
    },
  };
}

/** What stood at the last rendering, for what ends later than the rendering it was begun in. */
function useLatest<Value>(value: Value): RefObject<{ value: Value; mounted: boolean }> {
  const latest = useRef({ value, mounted: false });
  useEffect(() => {
    latest.current.value = value;
  });
  useEffect(() => {
    const { current } = latest;
    current.mounted = true;
    return () => {
      current.mounted = false;
    };
  }, []);
  return latest;
}

/** How many pages of the app lie behind this one; beyond counting where the router does not say. */
function pagesBehind(): number {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : Infinity;
}
