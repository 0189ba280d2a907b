import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { useEndpoint } from '@/queries/endpoint';
import { poll } from '@/queries/poll';
import { estimatedPrice } from './endpoints/taxi';
import { rideTimeProblem } from './rules/ride-time';
import { useTaxiBooking } from './state/taxi-booking';
import { useTaxiRoute } from './state/taxi-route';

/** Milliseconds after which a price is asked for again: rush hours begin and end. */
const priceHolds = 60_000;

/** The route that was chosen, and what each kind of car would cost on it. */
export function useOffer() {
  const { start, end, when } = useTaxiRoute();
  const { kind, rule, note } = useTaxiBooking();
  // A moment that was chosen long ago may have passed.
  const at = when !== '' && rideTimeProblem(fromMoment(when), gatewayNow()) === null ? when : '';
  const query = useEndpoint(
    estimatedPrice,
    { from: start?.id ?? '', to: end?.id ?? '', at, rule },
    {
      enabled: start !== null && end !== null,
      quiet: true,
      staleTime: 0,
      refetchInterval: poll(() => priceHolds),
    },
  );
  const kinds = query.data?.kinds ?? [];
  const chosen = kinds.find((each) => each.kind === kind) ?? kinds[0] ?? null;
  return { start, end, at, rule, note, query, chosen };
}
