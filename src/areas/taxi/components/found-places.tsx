import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/media/icon';
import { Caption, Note, Text } from '@/ui/text/text';
import { address } from '../endpoints/taxi';
import { taxiRideMessages } from '../messages';
import type { Place } from '../rules/place';
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
            {text === '' && (
              <Note marginTop={3} marginBottom={1} tone="tertiary">
                {messages.known}
              </Note>
            )}
            <ul>
              {places.slice(0, most).map((place) => (
                <li key={place.id}>
                  <button type="button" className={styles.place} onClick={() => onChoose(place)}>
                    <Icon name="pin" size={20} />
                    <span className={styles.texts}>
                      <Text display="block" tone="plain">
                        {place.name}
                      </Text>
                      <Caption as="span" tone="tertiary">
                        {place.detail}
                      </Caption>
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
