import { withoutStaleMarks } from './idempotency';
import { parts } from './parts';
import { timeOf, type MockState } from './state';
import { phases, type Phase } from './state-part';

/** The state once everything has happened that was due by now, phase by phase. */
export function settled(state: MockState, real: number): MockState {
  const now = timeOf(state, real);
  const after = phases.reduce((before, row) => withRow(before, row, now), state);
  const keys = withoutStaleMarks(after.keys, real);
  return keys === after.keys ? after : { ...after, keys };
}

function withRow(state: MockState, row: readonly Phase[], now: number): MockState {
  const after = row.reduce((before, phase) => withPhase(before, phase, now), state);
  return row.length === 1 || after === state ? after : withRow(after, row, now);
}

function withPhase(state: MockState, phase: Phase, now: number): MockState {
  return parts.reduce((before, { due }) => due[phase]?.(before, now) ?? before, state);
}
