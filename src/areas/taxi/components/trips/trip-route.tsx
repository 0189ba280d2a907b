import { tripMessages } from '@/areas/taxi/messages';
import { placeLine, type Place } from '@/areas/taxi/rules/place';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { Text } from '@/ui/text/text';
import styles from './trip-route.module.css';

type End = Pick<Place, 'name' | 'detail'>;

interface TripRouteProps {
  from: End;
  to: End;
  /** When the ride began and ended, as 09:46; empty where it did not. */
  began?: string;
  ended?: string;
}

/** Where a trip starts and ends, one below the other. */
export function TripRoute({ from, to, began = '', ended = '' }: TripRouteProps) {
  const messages = useMessages(tripMessages);
  return (
    <Box as="span" display="block">
      {(
        [
          ['from', from, began],
          ['to', to, ended],
        ] as const
      ).map(([end, place, clock]) => (
        <span key={end} className={styles.end} data-end={end}>
          <Text grow breakWords>
            <span className="visuallyHidden">{messages[end]} </span>
            {placeLine(place)}
          </Text>
          {clock !== '' && <span className={styles.clock}>{clock}</span>}
        </span>
      ))}
    </Box>
  );
}
