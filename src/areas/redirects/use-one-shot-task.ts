import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Runs a task once after mounting and again for each call of `again`. `outcome` is null until it ends. Unmounting aborts the signal and
 * drops the outcome. A new `key` starts the task anew, a key of null starts nothing. `run` must not throw.
 */
export function useOneShotTask<Outcome>(key: string | null, run: (signal: AbortSignal) => Promise<Outcome>) {
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState<{ key: string; attempt: number; outcome: Outcome } | null>(null);
  // `run` changes identity after each navigation, which must not start the task again.
  const runTask = useEffectEvent(run);
  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    const start = async () => {
      // Strict mode runs the effect twice; the first run is aborted before it does anything.
      await Promise.resolve();
      if (controller.signal.aborted) return;
      const outcome = await runTask(controller.signal);
      if (!controller.signal.aborted) setDone({ key, attempt, outcome });
    };
    void start();
    return () => controller.abort();
  }, [key, attempt]);
  const outcome = done !== null && done.key === key && done.attempt === attempt ? done.outcome : null;
  return { outcome, again: () => setAttempt((count) => count + 1) };
}
