import { fromMoment } from '@/domain/business-time';
import { periodState, periodStates, type Period, type PeriodState } from '@/domain/period';
import type { ActivityCategory } from './activity';
import { signUpState, type SignUp } from './sign-up';

/** Why an activity is recommended; the strongest reason that holds. */
export type RecommendReason =
  | { kind: 'same-kind' | 'ends-soon' | 'starts-soon' | 'popular' | 'for-you' }
  /** So many colleagues of the department, or places. */
  | { kind: 'department' | 'few-left'; count: number };

/** What the rule needs of an activity. */
interface Candidate extends Period {
  id: string;
  category: ActivityCategory;
  /** Null where they are not known. */
  joined: number | null;
  colleagues: number | null;
  signUp: SignUp | null;
}

export interface Recommendation<A> {
  activity: A;
  reason: RecommendReason;
}

const day = 86_400_000;
const endsSoonWithin = 2 * day;
const startsSoonWithin = 3 * day;
const fewPlaces = 5;
const manyPeople = 500;
const someColleagues = 3;

/**
 * The activities that suit the person at `now`, ms, the best first: those that one can still take part in and has not signed up for. The
 * strengths of all reasons that hold are added up; of equal ones the activity that ends or starts first comes first.
 */
export function recommend<A extends Candidate>(activities: readonly A[], now: number): Recommendation<A>[] {
  const known = new Set(
    activities.filter(({ signUp }) => signUp?.isJoined === true).map(({ category }) => category),
  );
  return activities
    .filter((activity) => isPossible(activity, now))
    .map((activity) => {
      const reasons = reasonsFor(activity, known, now);
      const strength = reasons.reduce((sum, [weight]) => sum + weight, 0);
      return { activity, reason: reasons[0]?.[1] ?? ({ kind: 'for-you' } as const), strength };
    })
    .sort(
      (one, other) =>
        other.strength - one.strength ||
        nextMoment(one.activity, now) - nextMoment(other.activity, now) ||
        (one.activity.id < other.activity.id ? -1 : 1),
    )
    .map(({ activity, reason }) => ({ activity, reason }));
}

/** The activities that the person has signed up for and that are not over, the next to end first. */
export function joinedNow<A extends Candidate>(activities: readonly A[], now: number): A[] {
  return activities
    .filter((activity) => activity.signUp?.isJoined === true && periodState(activity, now) !== 'over')
    .sort((one, other) => fromMoment(one.endsAt) - fromMoment(other.endsAt));
}

/** Recommended activities by what they are now, in the order of their recommendation; a state without one is left out. */
export function recommendedByState<A extends Period>(
  recommended: readonly Recommendation<A>[],
  now: number,
): [state: PeriodState, activities: A[]][] {
  return periodStates.flatMap((state): [PeriodState, A[]][] => {
    const ofState = recommended.filter(({ activity }) => periodState(activity, now) === state);
    return ofState.length === 0 ? [] : [[state, ofState.map(({ activity }) => activity)]];
  });
}

function isPossible(activity: Candidate, now: number): boolean {
  if (activity.signUp === null) return periodState(activity, now) !== 'over';
  const { kind } = signUpState(activity.signUp, activity, now);
  return kind === 'open' || kind === 'not-yet';
}

/** The reasons that hold with their strength, the strongest first. */
function reasonsFor(
  activity: Candidate,
  known: ReadonlySet<ActivityCategory>,
  now: number,
): (readonly [strength: number, reason: RecommendReason])[] {
  const { category, colleagues, joined, signUp } = activity;
  const isRunning = periodState(activity, now) === 'running';
  const at = signUp === null ? null : signUpState(signUp, activity, now);
  const left = at?.kind === 'open' ? at.left : null;
  const remaining = nextMoment(activity, now) - now;
  const reasons: (readonly [number, RecommendReason, boolean])[] = [
    [8, { kind: 'same-kind' }, known.has(category)],
    [6, { kind: 'few-left', count: left ?? 0 }, left !== null && left <= fewPlaces],
    [4, { kind: 'department', count: colleagues ?? 0 }, colleagues !== null && colleagues >= someColleagues],
    [2, { kind: 'ends-soon' }, isRunning && remaining <= endsSoonWithin],
    [2, { kind: 'starts-soon' }, !isRunning && remaining <= startsSoonWithin],
    [1, { kind: 'popular' }, joined !== null && joined >= manyPeople],
  ];
  return reasons.filter(([, , holds]) => holds).map(([weight, reason]) => [weight, reason]);
}

/** When an activity that runs ends, or one to come starts. */
function nextMoment(activity: Period, now: number): number {
  return fromMoment(periodState(activity, now) === 'running' ? activity.endsAt : activity.startsAt);
}
