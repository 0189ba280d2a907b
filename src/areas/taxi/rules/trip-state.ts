/** The states of a trip, in their order; the last ones end it. */
export const tripStates = [
  'booked',
  'waiting',
  'assigned',
  'arrived-at-start',
  'riding',
  'to-pay',
  'paid',
  'cancelled',
  'no-driver',
] as const;
export type TripState = (typeof tripStates)[number];

/** Every legal change of a trip; the mock backend and the screens read this table, and nothing else changes a state. */
const changes = {
  /** The time of a trip that was booked for later has come: a driver is looked for. */
  search: { from: ['booked'], to: 'waiting' },
  assign: { from: ['waiting'], to: 'assigned' },
  /** No driver took it in time. */
  giveUp: { from: ['waiting'], to: 'no-driver' },
  /** The driver waits at the start. */
  arrive: { from: ['assigned'], to: 'arrived-at-start' },
  getIn: { from: ['arrived-at-start'], to: 'riding' },
  finish: { from: ['riding'], to: 'to-pay' },
  settle: { from: ['to-pay'], to: 'paid' },
  /** Before the ride only; who is in the car gets out at the end of the trip. */
  cancel: { from: ['booked', 'waiting', 'assigned', 'arrived-at-start'], to: 'cancelled' },
} as const satisfies Readonly<Record<string, { from: readonly TripState[]; to: TripState }>>;

export type TripChange = keyof typeof changes;
/**
 * For tests.
 * @internal
 */
export const tripChanges = Object.keys(changes) as readonly TripChange[];

/** Takes the state of a trip and a change; gives the state after it, null where the change is not legal in this state. */
export function tripStateAfter(state: TripState, change: TripChange): TripState | null {
  const { from, to }: { from: readonly TripState[]; to: TripState } = changes[change];
  return from.includes(state) ? to : null;
}

/** Whether the trip may still be cancelled. */
export function isCancellable(state: TripState): boolean {
  return tripStateAfter(state, 'cancel') !== null;
}

/** Whether something still happens on the road: a driver is looked for, comes, waits or drives; or the trip is booked for later. */
export function isUnderWay(state: TripState): boolean {
  return isCancellable(state) || state === 'riding';
}

/** Whether a driver has taken the trip and it is not over yet. */
export function hasDriver(state: TripState): boolean {
  return state === 'assigned' || state === 'arrived-at-start' || state === 'riding';
}
