import * as v from 'valibot';
import { persisted } from '@/state/slice';
import type { Place } from '../rules/place';

const place = v.object({
  id: v.string(),
  name: v.string(),
  detail: v.string(),
  city: v.string(),
  at: v.object({ x: v.number(), y: v.number() }),
});
const city = v.object({ code: v.string(), name: v.string() });
/** A city that was chosen for one end of a ride. */
export type ChosenCity = v.InferOutput<typeof city>;

/** Both ends of a ride. */
export type RideEnd = 'start' | 'end';

// Each field has its own fallback, so that one invalid field does not lose the others.
const stored = v.object({
  startCity: v.fallback(v.nullable(city), null),
  endCity: v.fallback(v.nullable(city), null),
  start: v.fallback(v.nullable(place), null),
  end: v.fallback(v.nullable(place), null),
  /** When the ride is to begin, in business time; empty for now. */
  when: v.fallback(v.string(), ''),
});

/** Where a person wants to ride; it survives a reload. */
export type TaxiRoute = v.InferOutput<typeof stored>;

const empty = v.parse(stored, {});

export const useTaxiRoute = persisted<TaxiRoute>('person', 'taxi-route', (value) => {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : empty;
});

/** The city of one end; a place of another city is forgotten. The first city that is chosen is the city of both ends. */
export function cityChosen(end: RideEnd, chosen: ChosenCity): void {
  const { endCity } = useTaxiRoute.getState();
  if (end === 'end') useTaxiRoute.setState({ endCity: chosen });
  else useTaxiRoute.setState({ startCity: chosen, endCity: endCity ?? chosen });
  const { start, end: to, startCity, endCity: toCity } = useTaxiRoute.getState();
  useTaxiRoute.setState({
    start: start?.city === startCity?.code ? start : null,
    end: to?.city === toCity?.code ? to : null,
  });
}

/** Where the ride starts or ends. */
export function placeChosen(end: RideEnd, chosen: Place | null): void {
  useTaxiRoute.setState(end === 'start' ? { start: chosen } : { end: chosen });
}

/** When the ride is to begin; empty for now. */
export function rideTimeChosen(when: string): void {
  useTaxiRoute.setState({ when });
}

/** The same ride as an earlier one, now. */
export function rideRepeated(from: Place, to: Place, at: ChosenCity): void {
  useTaxiRoute.setState({ startCity: at, endCity: at, start: from, end: to, when: '' });
}
