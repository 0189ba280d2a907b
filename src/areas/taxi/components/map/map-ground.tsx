import { memo } from 'react';
import type { StreetPlan } from '@/areas/taxi/rules/street-plan';
import styles from './trip-map.module.css';

/** The streets of a map; drawn once for a route. */
export const MapGround = memo(function MapGround({ plan }: { plan: StreetPlan }) {
  const { across, down } = plan;
  const { width, height } = plan.size;
  return (
    <>
      <rect className={styles.land} width={width} height={height} />
      {(['kerb', 'street'] as const).map((layer) => (
        <g key={layer} className={styles[layer]}>
          {across.map(({ at, isWide }) => (
            <path key={`a${at}`} data-wide={isWide} d={`M-10 ${at}H${width + 10}`} />
          ))}
          {down.map(({ at, isWide }) => (
            <path key={`d${at}`} data-wide={isWide} d={`M${at} -10V${height + 10}`} />
          ))}
        </g>
      ))}
    </>
  );
});
