import { useMemo } from 'react';
import { cityMap, mapSizes } from '@/domain/taxi/city-map';
import { MapGround } from './map-ground';
import styles from './trip-map.module.css';

/** The middle of a city's plane. */
const middle = { x: 20_000, y: 20_000 };

/** The map of a city without a trip on it. */
export function EmptyMap({ city }: { city: string }) {
  const map = useMemo(() => cityMap(city, middle, middle), [city]);
  return (
    <div className={styles.map} aria-hidden="true">
      <svg className={styles.drawing} viewBox={`0 0 ${mapSizes.tall.width} ${mapSizes.tall.height}`}>
        <MapGround map={map} />
      </svg>
    </div>
  );
}
