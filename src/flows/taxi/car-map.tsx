import { useMemo } from 'react';
import { cityMap } from '@/domain/taxi/city-map';
import type { Point } from '@/domain/taxi/place';
import { MapCar } from './map-car';
import { MapGround } from './map-ground';
import styles from './trip-map.module.css';

interface CarMapProps {
  city: string;
  at: Point;
  /** What the drawing shows, for who does not see it. */
  label: string;
}

/** The streets around a car, without where it comes from and where it goes. */
export function CarMap({ city, at: { x, y }, label }: CarMapProps) {
  const map = useMemo(() => cityMap(city, { x, y }, { x, y }), [city, x, y]);
  const spot = map.route[0];
  return (
    <div className={styles.map} role="img" aria-label={label}>
      <svg className={styles.drawing} viewBox={`0 0 ${map.size.width} ${map.size.height}`} aria-hidden="true">
        <MapGround map={map} />
        {spot !== undefined && (
          <>
            <circle className={styles.halo} cx={spot.x} cy={spot.y} r="48" />
            <MapCar x={spot.x} y={spot.y} heading={90} moves={false} />
          </>
        )}
      </svg>
    </div>
  );
}
