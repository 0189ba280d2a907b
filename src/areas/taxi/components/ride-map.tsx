import { roadMetres } from '../rules/place';
import type { useOffer } from '../use-offer';
import { EmptyMap } from './map/empty-map';
import { TripMap } from './map/trip-map';

/** The way that was chosen so far. */
export function RideMap({ offer: { start, end } }: { offer: ReturnType<typeof useOffer> }) {
  return start === null || end === null ? (
    <EmptyMap />
  ) : (
    <TripMap from={start} to={end} stage="plan" metres={roadMetres(start.at, end.at)} />
  );
}
