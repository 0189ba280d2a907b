import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { address } from '@/api/endpoints/taxi';
import { href } from '@/domain/href';
import type { Place } from '@/domain/taxi/place';
import { QueryView } from '@/flows/query-view/query-view';
import { taxiRideMessages } from '@/messages/taxi-ride';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { placeChosen, useTaxiRoute, type RideEnd } from '@/state/taxi-route';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SearchField } from '@/ui/forms/search-field';
import { Icon } from '@/ui/media/icon';
import { Sheet } from '@/ui/overlays/sheet';
import styles from './place-sheet.module.css';

interface PlaceSheetProps {
  end: RideEnd;
  onClose: () => void;
}

/** Chooses where a ride starts or ends: a city, and a place of it by its name. */
export function PlaceSheet({ end, onClose }: PlaceSheetProps) {
  const messages = useMessages(taxiRideMessages);
  const city = useTaxiRoute((route) => (end === 'end' ? route.endCity : route.startCity));
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  return (
    <Sheet title={end === 'start' ? messages.start : messages.end} onClose={onClose}>
      <div className={styles.head}>
        <Link className={styles.city} to={href('/cityOnlyList', { for: end })}>
          <span className="visuallyHidden">{messages.city}</span>
          {city?.name ?? messages.chooseCity}
          <Icon name="down" size={16} />
        </Link>
        {city !== null && (
          <div className={styles.search}>
            <SearchField label={messages.search} hint={messages.hint} value={typed} onChange={setTyped} />
          </div>
        )}
      </div>
      {city === null ? (
        <p className={styles.note}>{messages.chooseCityFirst}</p>
      ) : (
        <FoundPlaces
          city={city.code}
          text={text}
          onChoose={(place) => {
            placeChosen(end, place);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

interface FoundPlacesProps {
  city: string;
  text: string;
  onChoose: (place: Place) => void;
}

function FoundPlaces({ city, text, onChoose }: FoundPlacesProps) {
  const messages = useMessages(taxiRideMessages);
  const query = useEndpoint(address, { city, text }, { quiet: true });
  return (
    <div className={styles.found}>
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
                {places.map((place) => (
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
    </div>
  );
}
