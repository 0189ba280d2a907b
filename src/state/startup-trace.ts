import type { StartupStep } from '@/domain/session/startup';
import { inMemory } from './slice';

/** One step of the start-up, for QA; secrets are masked. */
export interface StartupTraceRow {
  step: StartupStep['kind'];
  /** Milliseconds. */
  took: number;
  outcome: 'done' | 'failed' | 'too late';
  /** The fields of the session that it set, with their values. */
  merged: Readonly<Record<string, string>>;
}

interface StartupTrace {
  rows: readonly StartupTraceRow[];
}

export const useStartupTrace = inMemory<StartupTrace>('device', { rows: [] });

export function startupTraced(row: StartupTraceRow): void {
  useStartupTrace.setState(({ rows }) => ({ rows: [...rows, row] }));
}
