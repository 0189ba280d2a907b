import { fromMoment } from '@/domain/business-time';
import { periodState, periodStates, type Period, type PeriodState } from '@/domain/period';

/** What activities are sorted by; a list without one has all of them. */
export const activityCategories = [
  'festival',
  'welfare',
  'health',
  'learning',
  'family',
  'community',
] as const;
export type ActivityCategory = (typeof activityCategories)[number];

/** What the rules need of an activity. */
interface Listed extends Period {
  title: string;
  line: string;
  category: ActivityCategory;
}

/** A query for activities; an absent field filters nothing. */
export interface ActivityQuestion {
  category?: ActivityCategory | undefined;
  state?: PeriodState | undefined;
  words: string;
}

/** Takes activities and a query, gives those that match it at `now`, ms. */
export function activitiesFound<A extends Listed>(
  activities: readonly A[],
  { category, state, words }: ActivityQuestion,
  now: number,
): A[] {
  const wanted = words.trim().toLowerCase();
  return activities.filter(
    (activity) =>
      (category === undefined || activity.category === category) &&
      (state === undefined || periodState(activity, now) === state) &&
      `${activity.title}\n${activity.line}`.toLowerCase().includes(wanted),
  );
}

/**
 * Activities by what they are now: running ones, of which those that end first stand first; then those to come, the next one first; then
 * those that are over, the latest first. A state without activities is left out.
 */
export function activitiesByState<A extends Period>(
  activities: readonly A[],
  now: number,
): [state: PeriodState, activities: A[]][] {
  return periodStates.flatMap((state): [PeriodState, A[]][] => {
    const ofState = activities.filter((activity) => periodState(activity, now) === state);
    if (ofState.length === 0) return [];
    return [[state, ofState.sort((one, other) => places[state](one) - places[state](other))]];
  });
}

const places: Readonly<Record<PeriodState, (period: Period) => number>> = {
  running: ({ endsAt }) => fromMoment(endsAt),
  soon: ({ startsAt }) => fromMoment(startsAt),
  over: ({ endsAt }) => -fromMoment(endsAt),
};

/** The running activities that are shown as banners, those that end first first. */
export function bannersOf<A extends Period>(activities: readonly A[], now: number, most: number): A[] {
  const [first] = activitiesByState(activities, now);
  return first?.[0] === 'running' ? first[1].slice(0, most) : [];
}
