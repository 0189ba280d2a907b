import { useSearchParams } from 'react-router-dom';
import { fromMoment, toClock } from '@/domain/business-time';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { poll } from '@/queries/poll';
import { Box } from '@/ui/layout/box';
import { Caption, Text, Title } from '@/ui/text/text';
import { CarMap } from '../components/map/car-map';
import { EmptyMap } from '../components/map/empty-map';
import { TripDriver } from '../components/trips/trip-driver';
import { sharedTrip, type SharedTrip } from '../endpoints/taxi-trips';
import { tripMessages } from '../messages';

/** Milliseconds between two looks at where the car is. */
const pause = 10_000;

/** /didiShare: the position of the car of a shared trip, for anyone with its link `id`, also without a log-in. */
export default function SharedTripPage() {
  const messages = useMessages(tripMessages);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(
    sharedTrip,
    { id },
    {
      enabled: id !== '',
      quiet: true,
      staleTime: 0,
      refetchInterval: poll(({ data }) => data != null && data.state !== 'over' && pause),
    },
  );
  return (
    <DetailPage
      query={id === '' ? { ...query, data: null } : query}
      failed={messages.sharedFailed}
      loading={messages.loading}
      bars={[340, 30, 64]}
      gone={{ title: messages.sharedGone, description: messages.sharedGoneLine }}
    >
      {(trip) => <Shared trip={trip} />}
    </DetailPage>
  );
}

function Shared({ trip }: { trip: SharedTrip }) {
  const messages = useMessages(tripMessages);
  const { state, city, driver, at, arrives } = trip;
  return (
    <>
      <Box overflow="hidden" radius="xl" shadow={2}>
        {at === null ? <EmptyMap /> : <CarMap at={at} label={messages.sharedMap(city.name)} />}
      </Box>
      <Box paddingY={4} role="status">
        <Title size="title-l">{messages.shared[state]}</Title>
        {arrives !== null && (
          <Text as="p" tone="secondary">
            {(state === 'riding' ? messages.arrives : messages.picksUp)(toClock(fromMoment(arrives)))}
          </Text>
        )}
      </Box>
      {driver !== null && <TripDriver driver={driver} />}
      <Caption tone="tertiary">{state === 'over' ? messages.sharedOverNote : messages.sharedNote}</Caption>
    </>
  );
}
