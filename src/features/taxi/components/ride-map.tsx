import { defaultMapCity } from '@/domain/taxi/city-map';
import { EmptyMap } from '@/flows/taxi/empty-map';
import { TripMap } from '@/flows/taxi/trip-map';
import type { useOffer } from '../use-offer';

/** The way that was chosen so far. */
export function RideMap({ offer: { start, end } }: { offer: ReturnType<typeof useOffer> }) {
  return start === null || end === null ? (
    <EmptyMap city={start?.city ?? end?.city ?? defaultMapCity} />
  ) : (
    <TripMap from={start} to={end} stage="plan" />
  );
}
