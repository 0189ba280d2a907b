import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Does something once as the page appears, and once more for each `again`; gives what came of it, null while it is under way. What
 * comes of it after the page was left is dropped, and its calls are cancelled by the signal. `of` names the errand: another name is
 * another errand, null waits. `run` must not throw.
 */
export function useOneShotTask<Outcome>(of: string | null, run: (left: AbortSignal) => Promise<Outcome>) {
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState<{ of: string; attempt: number; outcome: Outcome } | null>(null);
  // The router gives other functions after each navigation: they must not start the errand again.
  const runNow = useEffectEvent(run);
  useEffect(() => {
    if (of === null) return;
    const page = new AbortController();
    const go = async () => {
      // An effect that is taken back at once has done nothing.
      await Promise.resolve();
      if (page.signal.aborted) return;
      const outcome = await runNow(page.signal);
      if (!page.signal.aborted) setDone({ of, attempt, outcome });
    };
    void go();
    return () => page.abort();
  }, [of, attempt]);
  const outcome = done !== null && done.of === of && done.attempt === attempt ? done.outcome : null;
  return { outcome, again: () => setAttempt((count) => count + 1) };
}
