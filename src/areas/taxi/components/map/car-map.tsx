import { useMemo } from 'react';
import type { Point } from '@/areas/taxi/rules/place';
import { streetPlan } from '@/areas/taxi/rules/street-plan';
import { MapCar } from './map-car';
import { MapGround } from './map-ground';
import styles from './trip-map.module.css';

interface CarMapProps {
  at: Point;
  /** What the drawing shows, for who does not see it. */
  label: string;
}

/** A car on the pattern of streets, without where it comes from and where it goes. */
export function CarMap({ at: { x, y }, label }: CarMapProps) {
  const plan = useMemo(() => streetPlan({ x, y }, { x, y }), [x, y]);
  const spot = plan.route[0];
  return (
    <div className={styles.map} role="img" aria-label={label}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${plan.size.width} ${plan.size.height}`}
        aria-hidden="true"
      >
        <MapGround plan={plan} />
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
