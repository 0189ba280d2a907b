import type { Spot } from './map-route';
import type { Point } from './place';

/** The size of a map in its own units, and what of it lies under buttons and labels. */
export interface MapSize {
  width: number;
  height: number;
  margin: { top: number; bottom: number; side: number };
}
export const mapSizes = {
  /** A page of its own. */
  tall: { width: 390, height: 440, margin: { top: 96, bottom: 176, side: 62 } },
  /** The head of a card. */
  flat: { width: 390, height: 156, margin: { top: 48, bottom: 26, side: 46 } },
} as const satisfies Record<string, MapSize>;
/** Streets are this far apart on the map at least. */
const leastGap = 52;
/** A map shows no fewer metres for each of its units. */
const closest = 3;

interface Street {
  /** Where it runs, from edge to edge. */
  at: number;
  isWide: boolean;
}

/** The streets of a map are a pattern, the same in every city: what is real on it is the route, with its length and direction. */
export interface StreetPlan {
  size: MapSize;
  across: readonly Street[];
  down: readonly Street[];
  /** The way from start to end, along streets; north is up. */
  route: readonly Spot[];
}

interface Line {
  metres: number;
  isWide: boolean;
}

/** The map around the way from one point to another. */
export function streetPlan(from: Point, to: Point, size: MapSize = mapSizes.tall): StreetPlan {
  const { margin } = size;
  const inner = {
    width: size.width - 2 * margin.side,
    height: size.height - margin.top - margin.bottom,
  };
  const scale = Math.max(
    closest,
    Math.abs(to.x - from.x) / inner.width,
    Math.abs(to.y - from.y) / inner.height,
  );
  // Streets at distances that double with the scale, so that the same ones are drawn for all ways of about the same length.
  const level = Math.ceil(Math.log2((leastGap * scale) / 100));
  const gap = 100 * 2 ** level;
  const centre = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const toX = (x: number) => size.width / 2 + (x - centre.x) / scale;
  const toY = (y: number) => margin.top + inner.height / 2 + (y - centre.y) / scale;
  const toSpot = ({ x, y }: Point): Spot => ({ x: toX(x), y: toY(y) });
  const lines = (axis: number, middle: number, units: number): Line[] => {
    const first = Math.floor((middle - units * scale) / gap) - 1;
    const count = Math.ceil((2 * units * scale) / gap) + 3;
    return Array.from({ length: count }, (_, index) => {
      const number = first + index;
      const shift = (draw(level, axis, number) - 0.5) * 0.4;
      return { metres: (number + shift) * gap, isWide: number % 3 === 0 };
    });
  };
  const columns = through(lines(1, centre.x, size.width), [centre.x]);
  const all = lines(2, centre.y, size.height);
  const isLevel = nearest(all, from.y) === nearest(all, to.y);
  const rows = through(all, isLevel ? [centre.y] : [from.y, to.y]);
  const [start, end] = [toSpot(from), toSpot(to)];
  const middle = toSpot(centre);
  const isUpright = isLevel && Math.abs(to.x - from.x) < Math.abs(to.y - from.y);
  const route = isUpright
    ? [start, end].map(({ y }) => ({ x: middle.x, y }))
    : isLevel
      ? [start, end].map(({ x }) => ({ x, y: middle.y }))
      : [start, { x: middle.x, y: start.y }, { x: middle.x, y: end.y }, end];
  return {
    size,
    across: rows.map(({ metres, isWide }) => ({ at: toY(metres), isWide })),
    down: columns.map(({ metres, isWide }) => ({ at: toX(metres), isWide })),
    route,
  };
}

/** The street that is nearest to a point of its axis. */
function nearest(streets: readonly Line[], metres: number): Line | undefined {
  const distance = (street: Line) => Math.abs(street.metres - metres);
  return [...streets].sort((one, other) => distance(one) - distance(other))[0];
}

/** Streets of which the nearest ones are moved to where the route runs, so that its ends and its length are true to scale. */
function through(streets: readonly Line[], stops: readonly number[]): readonly Line[] {
  const moved = new Map(stops.map((metres) => [nearest(streets, metres), metres]));
  return streets.map((street) => ({ ...street, metres: moved.get(street) ?? street.metres }));
}

/** A fraction that is always the same for the same numbers. */
function draw(...numbers: readonly number[]): number {
  let bits = 0x9e3779b1;
  for (const number of numbers) {
    bits = Math.imul(bits ^ (number | 0), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    bits ^= bits >>> 16;
  }
  return (bits >>> 0) / 2 ** 32;
}
