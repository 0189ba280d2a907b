import { hourOfDay } from '@/domain/business-hour';
import { dice } from '@/mocks/core/random';
import { peakAt, rideMinutes } from '../rules/fare';
import { roadMetres, type Point } from '../rules/place';
import { arrivalMinutes } from './arrival-minutes';
import type { Trip } from './trip';

const minute = 60_000;
/** A driver takes a trip after this long; while streets are full it takes longer. */
const findingTakes = 20_000;
const findingTakesInPeak = 80_000;
/** A trip that no driver takes is given up after this time. */
const givenUpAfter = 5 * minute;
/** The rider gets in this long after the driver came. */
const gettingInTakes = minute;
/** A driver is looked for this long before the moment that a trip was booked for. */
const searchedBefore = 10 * minute;
/** How far a driver comes in a minute on the way to the start. */
const metresPerMinute = 300;

/** When the search for a trip that was booked for later begins, ms. */
export function searchBegins(when: number): number {
  return when - searchedBefore;
}

/** When a driver takes a trip that is searched since `searched`; null where none does: there are no big cars in the small hours. */
export function assignedAt({ kind }: Pick<Trip, 'kind'>, searched: number): number | null {
  if (kind === 'business' && hourOfDay(searched) < 5) return null;
  return searched + (peakAt(searched) === null ? findingTakes : findingTakesInPeak);
}

export function givenUpAt(searched: number): number {
  return searched + givenUpAfter;
}

/** When the driver is at the start: not before the moment that the trip was booked for. */
export function arrivesAt({ kind, when }: Pick<Trip, 'kind' | 'when'>, assigned: number): number {
  return Math.max(assigned + arrivalMinutes[kind] * minute, when ?? 0);
}

export function getsInAt(arrived: number): number {
  return arrived + gettingInTakes;
}

/** What a ride is in the end: a little farther and longer than estimated. */
export function driven(
  trip: Pick<Trip, 'id' | 'metres'>,
  started: number,
): { metres: number; minutes: number } {
  const { below } = dice(serialOf(trip) + 17);
  const metres = Math.round((trip.metres * (103 + below(6))) / 10_000) * 100;
  return { metres, minutes: Math.ceil((rideMinutes(metres, started) * (105 + below(16))) / 100) };
}

export function finishesAt(trip: Pick<Trip, 'id' | 'metres'>, started: number): number {
  return started + driven(trip, started).minutes * minute;
}

/** Where the driver is when taking the trip: as far away as the minutes until the arrival. */
export function driverStart({ id, kind, from }: Pick<Trip, 'id' | 'kind' | 'from'>): Point {
  const { below } = dice(serialOf({ id }) + 5);
  const metres = arrivalMinutes[kind] * metresPerMinute;
  const along = Math.round((metres * (40 + below(30))) / 10_000) * 100;
  const sign = () => (below(2) === 0 ? -1 : 1);
  return { x: from.at.x + sign() * along, y: from.at.y + sign() * (metres - along) };
}

/** The way that the car of a trip is driving, with its times in ms; null while it stands. */
export function legOf(trip: Trip): { from: number; to: number; metres: number } | null {
  const { state, at, from, driverFrom } = trip;
  if (state === 'assigned' && at.assigned !== null && driverFrom !== null)
    return { from: at.assigned, to: arrivesAt(trip, at.assigned), metres: roadMetres(driverFrom, from.at) };
  if (state !== 'riding' || at.started === null) return null;
  return { from: at.started, to: finishesAt(trip, at.started), metres: driven(trip, at.started).metres };
}

/** The number in the id of a trip. */
export function serialOf({ id }: Pick<Trip, 'id'>): number {
  return Number(id.slice(1));
}
