import { memo } from 'react';
import type { CityMap, MapSize } from '@/domain/taxi/city-map';
import styles from './trip-map.module.css';

/** Water, parks, buildings and streets of a map; drawn once for a route. */
export const MapGround = memo(function MapGround({ map }: { map: CityMap }) {
  const { size, across, down, buildings, parks, water } = map;
  const { width, height } = size;
  return (
    <>
      <rect className={styles.land} width={width} height={height} />
      {water.map(({ y, half, shift }) => (
        <path key={y} className={styles.water} d={stretch(y, half, shift, size)} />
      ))}
      {parks.map((park) => (
        <g key={`${park.x} ${park.y}`}>
          <rect
            className={styles.park}
            x={park.x}
            y={park.y}
            width={Math.max(0, park.width)}
            height={Math.max(0, park.height)}
            rx="8"
          />
          {park.trees.map(({ x, y, r }) => (
            <circle key={`${x} ${y}`} className={styles.tree} cx={x} cy={y} r={r} />
          ))}
        </g>
      ))}
      {buildings.map((box) => (
        <rect
          key={`${box.x} ${box.y}`}
          className={styles.building}
          x={box.x}
          y={box.y}
          width={box.width}
          height={box.height}
          rx="5"
        />
      ))}
      {(['kerb', 'street'] as const).map((layer) => (
        <g key={layer} className={styles[layer]}>
          {across.map(({ at, wide }) => (
            <path key={`a${at}`} data-wide={wide} d={`M-10 ${at}H${width + 10}`} />
          ))}
          {down.map(({ at, wide }) => (
            <path key={`d${at}`} data-wide={wide} d={`M${at} -10V${height + 10}`} />
          ))}
        </g>
      ))}
    </>
  );
});

/** A stretch of water from the left to the right edge, with gentle bends. */
function stretch(y: number, half: number, shift: number, { width }: MapSize): string {
  const bend = Math.min(14, half * 0.6);
  const waves = (up: number, from: number, to: number) => {
    const step = (to - from) / 4;
    return Array.from({ length: 4 }, (_, index) => {
      const x = from + step * (index + 1);
      const swing = (index % 2 === 0 ? -1 : 1) * bend;
      return `Q${x - step / 2} ${y + up + swing} ${x} ${y + up}`;
    }).join('');
  };
  const [left, right] = [-60 - shift, width + 60];
  return `M${left} ${y - half}${waves(-half, left, right)}V${y + half}${waves(half, right, left)}Z`;
}
