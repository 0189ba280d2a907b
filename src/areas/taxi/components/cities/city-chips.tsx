import type { City } from '@/areas/taxi/rules/city-search';
import { ListHead } from '@/ui/lists/list-head';
import styles from './city-chips.module.css';

interface CityChipsProps {
  title: string;
  cities: readonly City[];
  /** The code of the city that is chosen already. */
  chosen: string;
  onChoose: (city: City) => void;
}

/** A few cities side by side. */
export function CityChips({ title, cities, chosen, onChoose }: CityChipsProps) {
  return (
    <section aria-label={title}>
      <ListHead title={title} />
      <ul className={styles.chips}>
        {cities.map((city) => (
          <li key={city.code}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={city.code === chosen}
              onClick={() => onChoose(city)}
            >
              {city.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
