import type { StartupStep } from '@/domain/session/startup';
import { inMemory } from './slice';

/** One step of the start as it went, for QA; values of secrets are masked. */
export interface StartupTraceRow {
  step: StartupStep['kind'];
  /** Milliseconds. */
  took: number;
  outcome: 'done' | 'failed' | 'too late';
  /** Fields of the session that it gave, with their values. */
  merged: Readonly<Record<string, string>>;
}

interface StartupTrace {
  rows: readonly StartupTraceRow[];
}

export const useStartupTrace = inMemory<StartupTrace>('device', { rows: [] });

export function startupTraced(row: StartupTraceRow): void {
  useStartupTrace.setState(({ rows }) => ({ rows: [...rows, row] }));
}
