import type { Point } from './place';

const directions = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

export type Direction = (typeof directions)[number];

/** The direction in which one point lies from another; `y` grows southwards, as on the maps. */
export function directionOf(from: Point, to: Point): Direction {
  const eighths = Math.round(Math.atan2(to.x - from.x, from.y - to.y) / (Math.PI / 4));
  return directions[(eighths + directions.length) % directions.length] ?? 'north';
}
