import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { SearchField } from '@/ui/forms/search-field';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Sheet } from '@/ui/overlays/sheet';
import { Note } from '@/ui/text/text';
import { taxiRideMessages } from '../messages';
import { placeChosen, useTaxiRoute, type RideEnd } from '../state/taxi-route';
import { FoundPlaces } from './found-places';
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
      <Inline>
        <Link className={styles.city} to={href('/cityOnlyList', { for: end })}>
          <span className="visuallyHidden">{messages.city}</span>
          {city?.name ?? messages.chooseCity}
          <Icon name="down" size={16} />
        </Link>
        {city !== null && (
          <Box grow>
            <SearchField label={messages.search} hint={messages.hint} value={typed} onChange={setTyped} />
          </Box>
        )}
      </Inline>
      {city === null ? (
        <Note marginTop={3} marginBottom={1} tone="tertiary">
          {messages.chooseCityFirst}
        </Note>
      ) : (
        <div className={styles.found}>
          <FoundPlaces
            city={city.code}
            text={text}
            onChoose={(place) => {
              placeChosen(end, place);
              onClose();
            }}
          />
        </div>
      )}
    </Sheet>
  );
}
