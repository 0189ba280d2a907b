/** How the mock backend's time differs from the real one: moved by an offset, or pinned to one moment. Milliseconds. */
export interface MockClock {
  readonly offsetMs: number;
  readonly pinned: number | null;
}

export const realClock: MockClock = { offsetMs: 0, pinned: null };

/** Business time now, in milliseconds since the epoch; `real` is the machine's own time. */
export function businessNow(clock: MockClock, real: number): number {
  return clock.pinned ?? real + clock.offsetMs;
}
