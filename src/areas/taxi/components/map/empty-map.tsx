import { mapSizes, streetPlan } from '@/areas/taxi/rules/street-plan';
import { MapGround } from './map-ground';
import styles from './trip-map.module.css';

const somewhere = { x: 20_000, y: 20_000 };
const plan = streetPlan(somewhere, somewhere);

/** The pattern of streets without a trip on it. */
export function EmptyMap() {
  return (
    <div className={styles.map} aria-hidden="true">
      <svg className={styles.drawing} viewBox={`0 0 ${mapSizes.tall.width} ${mapSizes.tall.height}`}>
        <MapGround plan={plan} />
      </svg>
    </div>
  );
}
