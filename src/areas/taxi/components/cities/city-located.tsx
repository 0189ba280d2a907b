import { cityMessages } from '@/areas/taxi/messages';
import type { City } from '@/areas/taxi/rules/city-search';
import { useLocatedCity, type LocatedCity } from '@/areas/taxi/use-located-city';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { ListHead } from '@/ui/lists/list-head';
import { Icon } from '@/ui/media/icon';
import { Note, Text } from '@/ui/text/text';
import styles from './city-located.module.css';

interface LocatedCityRowProps {
  cities: readonly City[];
  onChoose: (city: City) => void;
}

/** The city where the phone is, to be chosen with one tap; says so where the host does not know it. */
export function LocatedCityRow({ cities, onChoose }: LocatedCityRowProps) {
  const messages = useMessages(cityMessages);
  const [located, locateAgain] = useLocatedCity(cities);
  return (
    <section aria-label={messages.located}>
      <ListHead title={messages.located} />
      <div className={styles.card}>
        <Text flex="none" tone="primary">
          <Icon name="pin" size={22} />
        </Text>
        {located.kind === 'found' ? (
          <Text
            as="button"
            type="button"
            minHeight="tap"
            grow
            size="title-s"
            weight="bold"
            onClick={() => onChoose(located.city)}
          >
            {located.city.name}
          </Text>
        ) : (
          <Note grow role="status">
            <Line located={located} />
          </Note>
        )}
        {located.kind !== 'locating' && (
          <Button variant="quiet" onClick={locateAgain}>
            {messages.locateAgain}
          </Button>
        )}
      </div>
    </section>
  );
}

function Line({ located }: { located: Exclude<LocatedCity, { kind: 'found' }> }) {
  const messages = useMessages(cityMessages);
  if (located.kind === 'elsewhere') return messages.elsewhere(located.name);
  return located.kind === 'locating' ? messages.locating : messages.unknownPlace;
}
