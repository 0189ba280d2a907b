import { useMemo } from 'react';
import { farText } from '@/areas/taxi/far-text';
import { tripMapMessages } from '@/areas/taxi/messages';
import { directionOf } from '@/areas/taxi/rules/direction';
import { roundedPath, spotAlong, type Spot } from '@/areas/taxi/rules/map-route';
import type { Place, Point } from '@/areas/taxi/rules/place';
import { mapSizes, streetPlan, type MapSize } from '@/areas/taxi/rules/street-plan';
import { useMessages } from '@/messages/language';
import { useReducedMotion } from '@/ui/browser/reduced-motion';
import { MapCar } from './map-car';
import { MapGround } from './map-ground';
import styles from './trip-map.module.css';

type MapPlace = Pick<Place, 'name' | 'detail' | 'at'>;

interface TripMapProps {
  from: MapPlace;
  to: MapPlace;
  /** What the map is about: the way before the trip, the search, the car on its way to the start, at the start, on the road, or the way that was driven. */
  stage: 'plan' | 'waiting' | 'coming' | 'standing' | 'riding' | 'over';
  /** Where the driver took the trip; needed while the car is coming. */
  driverFrom?: Point | null;
  /** What part of its way the car has driven, from 0 to 1. */
  part?: number;
  /** The length of the way on the map; while the car moves, how far it still has to go. */
  metres: number;
  /** Low enough for the head of a card. */
  flat?: boolean;
}

const corner = 9;

/** A trip on a pattern of streets, drawn from its points alone: no tiles of a map are loaded. */
export function TripMap({
  from,
  to,
  stage,
  driverFrom = null,
  part = 0,
  metres,
  flat = false,
}: TripMapProps) {
  const messages = useMessages(tripMapMessages);
  const isStill = useReducedMotion();
  const isComing = stage === 'coming' && driverFrom !== null;
  const begin = isComing ? driverFrom : from.at;
  const end = isComing || stage === 'waiting' ? from.at : to.at;
  const size = mapSizes[flat ? 'flat' : 'tall'];
  const plan = useMemo(
    () => streetPlan({ x: begin.x, y: begin.y }, { x: end.x, y: end.y }, size),
    [begin.x, begin.y, end.x, end.y, size],
  );
  const path = roundedPath(plan.route, corner);
  const first = plan.route[0] ?? { x: 0, y: 0 };
  const last = plan.route[plan.route.length - 1] ?? first;
  const hasCar = isComing || stage === 'standing' || stage === 'riding';
  const car =
    stage === 'standing' ? { ...first, heading: headingAtStart(plan.route) } : spotAlong(plan.route, part);
  const isMoving = isComing || stage === 'riding';
  const start = isComing ? last : first;
  const far = farText(metres, messages);
  const [before, door, after] = messages.getIn(from.detail === '' ? from.name : from.detail);
  return (
    <div className={styles.map} data-flat={flat} role="img" aria-label={nameOf()}>
      <svg className={styles.drawing} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <MapGround plan={plan} />
        {stage !== 'waiting' && (
          <>
            <path className={styles.casing} d={path} />
            <path className={styles.driven} d={path} data-over={stage === 'over'} />
            {stage !== 'over' && (
              <path
                className={styles.ahead}
                d={path}
                pathLength={1}
                strokeDasharray="1 1"
                strokeDashoffset={isMoving ? -part : 0}
              />
            )}
          </>
        )}
        <circle className={styles.halo} cx={start.x} cy={start.y} r={stage === 'waiting' ? 62 : 26} />
        <circle className={styles.halo} cx={start.x} cy={start.y} r={stage === 'waiting' ? 36 : 18} />
        <circle className={styles.dotRim} cx={start.x} cy={start.y} r="11" />
        <circle className={styles.dot} cx={start.x} cy={start.y} r="6.500" />
        {!isComing && stage !== 'waiting' && (
          <g transform={`translate(${last.x} ${last.y})`}>
            <path className={styles.pin} d="M0 2c-9-11-14-17-14-25a14 14 0 0 1 28 0c0 8-5 14-14 25z" />
            <circle className={styles.pinEye} cy="-23" r="5.500" />
          </g>
        )}
        {hasCar && <MapCar {...car} moves={isMoving && !isStill} />}
      </svg>
      <div className={styles.labels} aria-hidden="true">
        {!flat && stage !== 'over' && stage !== 'riding' && (
          <span className={styles.label} style={besides(start, size)} data-left={start.x > size.width * 0.6}>
            {before}
            <b>{door}</b>
            {after}
          </span>
        )}
        {isMoving && metres > 0 && (
          <span
            className={styles.bubble}
            style={besides({ x: within(car.x, size), y: Math.max(car.y - 30, 74) }, size)}
          >
            {messages.left(far)}
          </span>
        )}
      </div>
    </div>
  );

  function nameOf(): string {
    if (stage === 'waiting') return messages.waiting(from.name);
    if (isComing) return messages.coming(from.name, far, messages.directions[directionOf(end, begin)]);
    const direction = messages.directions[directionOf(begin, end)];
    if (stage === 'standing') return messages.standing(from.name, far, direction);
    if (stage === 'riding') return messages.riding(to.name, far, direction);
    const words = stage === 'over' ? messages.over : messages.route;
    return words(from.name, to.name, far, direction);
  }
}

/** A car at the start already looks along the way. */
function headingAtStart(route: readonly Spot[]): number {
  return spotAlong(route, 0.001).heading;
}

/** Keeps a bubble on the map. */
function within(x: number, size: MapSize): number {
  return Math.min(size.width - 76, Math.max(76, x));
}

function besides({ x, y }: Spot, size: MapSize): { left: string; top: string } {
  return { left: `${(x / size.width) * 100}%`, top: `${(y / size.height) * 100}%` };
}
