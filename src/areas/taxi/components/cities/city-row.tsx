import type { ReactNode } from 'react';
import { cityMessages } from '@/areas/taxi/messages';
import type { City } from '@/areas/taxi/rules/city-search';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import styles from './city-row.module.css';

interface CityRowProps {
  city: City;
  isChosen: boolean;
  /** The name where a part of it is marked. */
  children?: ReactNode;
  onChoose: (city: City) => void;
}

/** A city to choose. */
export function CityRow({ city, isChosen, children, onChoose }: CityRowProps) {
  const messages = useMessages(cityMessages);
  return (
    <button
      type="button"
      className={styles.city}
      aria-label={isChosen ? messages.chosen(city.name) : undefined}
      onClick={() => onChoose(city)}
    >
      <Box as="span" minWidth={0} className={styles.name}>
        {children ?? city.name}
      </Box>
      {isChosen && <Icon name="check" size={20} />}
    </button>
  );
}
