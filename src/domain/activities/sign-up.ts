import { fromMoment } from '@/domain/business-time';
import { periodState, type Period } from '@/domain/period';

/** Why a person may not take part, whatever the time. */
export const barReasons = ['oa-account', 'department', 'newcomers', 'seniority'] as const;
export type BarReason = (typeof barReasons)[number];

/** How people sign up for an activity, and how the person stands to it. */
export interface SignUp {
  /** From when to when one may sign up or withdraw; the end is excluded. */
  opensAt: string;
  closesAt: string;
  /** How many may take part; null without a limit. */
  capacity: number | null;
  joined: number;
  isJoined: boolean;
  /** Null where the person may take part. */
  barred: BarReason | null;
}

/** How a person stands to an activity that one signs up for. */
export type SignUpState =
  | { kind: 'joined'; mayLeave: boolean }
  /** Null places left where there is no limit. */
  | { kind: 'open'; left: number | null }
  | { kind: 'not-yet'; opensAt: number }
  | { kind: 'closed' }
  | { kind: 'over' }
  | { kind: 'full' }
  | { kind: 'barred'; reason: BarReason };

/** The state of a sign-up at `now`, ms: that the activity is over goes before everything, that one takes part before why one could not. */
export function signUpState(signUp: SignUp, period: Period, now: number): SignUpState {
  const { opensAt, closesAt, isJoined, barred } = signUp;
  const isClosed = now >= fromMoment(closesAt);
  if (periodState(period, now) === 'over') return { kind: 'over' };
  if (isJoined) return { kind: 'joined', mayLeave: !isClosed };
  if (barred !== null) return { kind: 'barred', reason: barred };
  if (isClosed) return { kind: 'closed' };
  if (now < fromMoment(opensAt)) return { kind: 'not-yet', opensAt: fromMoment(opensAt) };
  const left = placesLeft(signUp);
  return left === 0 ? { kind: 'full' } : { kind: 'open', left };
}

/** How many more may sign up; null without a limit. */
export function placesLeft({ capacity, joined }: Pick<SignUp, 'capacity' | 'joined'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - joined);
}
