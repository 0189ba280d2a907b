import { address } from '@/api/endpoints/taxi';
import type { Place } from '@/domain/taxi/place';
import { QueryView } from '@/flows/query-view/query-view';
import { taxiRideMessages } from '@/messages/taxi-ride';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/media/icon';
import styles from './found-places.module.css';

interface FoundPlacesProps {
  city: string;
  text: string;
  /** No more than so many. */
  most?: number;
  onChoose: (place: Place) => void;
}

/** The places of a city that fit a text, to be chosen from; the best known ones for an empty text. */
export function FoundPlaces({ city, text, most = Infinity, onChoose }: FoundPlacesProps) {
  const messages = useMessages(taxiRideMessages);
  const query = useEndpoint(address, { city, text }, { quiet: true });
  return (
    <QueryView
      query={query}
      title={messages.placesFailed}
      skeleton={<Skeleton label={messages.loadingPlaces} bars={[52, 52, 52, 52, 52]} />}
    >
      {({ places }) =>
        places.length === 0 ? (
          <ResultState title={messages.noPlace} />
        ) : (
          <>
            {text === '' && <p className={styles.note}>{messages.known}</p>}
            <ul>
              {places.slice(0, most).map((place) => (
                <li key={place.id}>
                  <button type="button" className={styles.place} onClick={() => onChoose(place)}>
                    <Icon name="pin" size={20} />
                    <span className={styles.texts}>
                      <span className={styles.name}>{place.name}</span>
                      <span className={styles.door}>{place.detail}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </QueryView>
  );
}
