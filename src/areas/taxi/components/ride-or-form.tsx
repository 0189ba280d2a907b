import type { ReactNode } from 'react';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { taxiRideMessages } from '../messages';
import { useRide } from '../use-ride';
import { RunningRide } from './running-ride';

interface RideOrFormProps {
  /** A header stands above the map. */
  below?: boolean;
  /** Shown while there is no trip. */
  form: ReactNode;
}

/** The trip that is under way, which an interrupted app finds again; without one, the form that orders a car. */
export function RideOrForm({ below = false, form }: RideOrFormProps) {
  const messages = useMessages(taxiRideMessages);
  const { query, trip, leave } = useRide();
  return (
    <QueryView
      query={query}
      title={messages.failed}
      art={<Illustration variant="error" />}
      skeleton={<Skeleton label={messages.loading} bars={[340, 101, 20, 68, 68, 68, 50]} />}
    >
      {() =>
        trip === null ? (
          form
        ) : (
          <RunningRide
            trip={trip}
            lastSeen={query.isError ? query.dataUpdatedAt : null}
            below={below}
            onRefresh={() => void query.refetch()}
            onLeave={leave}
          />
        )
      }
    </QueryView>
  );
}
