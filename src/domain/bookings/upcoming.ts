import { daysLater, type Day } from '@/domain/business-time';
import { nextOccurrence, type Occasion } from './schedule';

/** A colleague who was given something, with the days that matter. */
export interface GiftedColleague {
  usercode: string;
  name: string;
  /** Its year has no meaning. */
  birthday: Day;
  hired: Day;
}

/** From this many gifts on a person counts as a frequent recipient. */
const often = 3;

/** Who is often given to and has nothing booked, those with the most gifts first; who has no count is not known to be. */
export function oftenGifted<Person extends { usercode: string; times: number | null }>(
  people: readonly Person[],
  booked: ReadonlySet<string>,
): readonly (Person & { times: number })[] {
  return people
    .filter((person): person is Person & { times: number } => (person.times ?? 0) >= often)
    .filter(({ usercode }) => !booked.has(usercode))
    .sort((one, other) => other.times - one.times);
}

/** An upcoming occasion of a person. */
export interface UpcomingOccasion<Person extends GiftedColleague> {
  person: Person;
  occasion: Extract<Occasion, 'birthday' | 'onboarding'>;
  day: Day;
  /** Years at work; 0 for a birthday, whose year is private. */
  years: number;
}

/** The occasions of these colleagues from today on within so many days, soonest first. */
export function upcomingOccasions<Person extends GiftedColleague>(
  people: readonly Person[],
  today: Day,
  within: number,
): readonly UpcomingOccasion<Person>[] {
  const until = daysLater(today, within);
  return people
    .flatMap((person) => [
      comingOf(person, 'birthday', person.birthday, today),
      comingOf(person, 'onboarding', person.hired, today),
    ])
    .filter((coming) => coming !== null)
    .filter(({ day, occasion, years }) => day <= until && (occasion === 'birthday' || years > 0))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function comingOf<Person extends GiftedColleague>(
  person: Person,
  occasion: UpcomingOccasion<Person>['occasion'],
  anchor: Day,
  today: Day,
): UpcomingOccasion<Person> | null {
  const day = nextOccurrence({ anchor, every: 'yearly' }, today);
  if (day === null) return null;
  const years = occasion === 'birthday' ? 0 : Number(day.slice(0, 4)) - Number(anchor.slice(0, 4));
  return { person, occasion, day, years };
}
