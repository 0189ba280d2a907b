import { useCallback, useEffect, useState } from 'react';
import { control, type Overview } from './control';
import { callsSeen } from './coverage/seen';

const pollInterval = 1_500;

/** Shows the overview that a control call returns, or its error. */
export type Take = (response: Promise<Overview>) => void;

interface OverviewState {
  overview: Overview | null;
  /** The error of the last control call; empty where it succeeded. */
  problem: string;
  take: Take;
}

/** The state of the mock backend, polled while the console is open. */
export function useOverview(): OverviewState {
  const [overview, setOverview] = useState<Overview | null>(null);
  const [problem, setProblem] = useState('');
  const take = useCallback((response: Promise<Overview>) => {
    response.then(
      (next) => {
        setOverview(next);
        callsSeen(next);
        setProblem('');
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  }, []);
  useEffect(() => {
    take(control.state());
    const timer = setInterval(() => take(control.state()), pollInterval);
    return () => clearInterval(timer);
  }, [take]);
  return { overview, problem, take };
}

/** Milliseconds since the overview was received, updated every second, so that its clocks go on between two polls. */
export function useElapsed({ takenAt }: Overview): number {
  const [now, setNow] = useState(takenAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - takenAt);
}

/** Business time in ms, so many milliseconds after the overview was received; a stopped clock does not change. */
export function businessTime({ now, clock: { pinned } }: Overview, elapsed: number): number {
  return pinned ?? now + elapsed;
}
