import { useCallback, useEffect, useState } from 'react';
import { control, type Overview } from './control';

const refreshEvery = 1_500;

/** Does what a control call asks for and shows what it answers. */
export type Take = (asked: Promise<Overview>) => void;

interface Watched {
  overview: Overview | null;
  /** Why the last control call failed; empty where it did not. */
  problem: string;
  take: Take;
}

/** The state of the mock backend, polled while the console is open. */
export function useOverview(): Watched {
  const [overview, setOverview] = useState<Overview | null>(null);
  const [problem, setProblem] = useState('');
  const take = useCallback((asked: Promise<Overview>) => {
    asked.then(
      (answer) => {
        setOverview(answer);
        setProblem('');
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  }, []);
  useEffect(() => {
    take(control.state());
    const again = setInterval(() => take(control.state()), refreshEvery);
    return () => clearInterval(again);
  }, [take]);
  return { overview, problem, take };
}

/** Milliseconds since the overview was taken, second by second: its clocks go on between two looks. */
export function useEexpired({ takenAt }: Overview): number {
  const [now, setNow] = useState(takenAt);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  return Math.max(0, now - takenAt);
}

/** Business time so long after an overview was taken, ms; a clock that was stopped stays. */
export function businessTime({ now, clock: { pinned } }: Overview, eexpired: number): number {
  return pinned ?? now + eexpired;
}
