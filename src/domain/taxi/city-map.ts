import type { Spot } from './map-route';
import type { Point } from './place';

/** A map shows the streets of this city while none is chosen; streets without names are the same to everybody. */
export const defaultMapCity = '330100';

/** The size of a map in its own units, and what of it lies under buttons and labels. */
export interface MapSize {
  width: number;
  height: number;
  margin: { top: number; bottom: number; side: number };
}
export const mapSizes = {
  /** A page of its own. */
  tall: { width: 390, height: 440, margin: { top: 96, bottom: 164, side: 62 } },
  /** The head of a card. */
  flat: { width: 390, height: 156, margin: { top: 48, bottom: 26, side: 46 } },
} as const satisfies Record<string, MapSize>;
/** Streets are this far apart on the map at least. */
const leastGap = 84;
/** A map shows no fewer metres for each of its units. */
const closest = 3;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Park extends Box {
  trees: readonly (Spot & { r: number })[];
}

/** A calm drawing of a city: always the same streets for the same city and scale. */
export interface CityMap {
  size: MapSize;
  /** Where each street runs, and whether it is a wide one; streets run straight. */
  across: readonly { at: number; wide: boolean }[];
  down: readonly { at: number; wide: boolean }[];
  buildings: readonly Box[];
  parks: readonly Park[];
  /** The middle of each stretch of water, and half its width. */
  water: readonly { y: number; half: number; shift: number }[];
  /** The way from start to end, along streets. */
  route: readonly Spot[];
  /** Names, each by its number in the list of names of its kind. */
  labels: readonly (Spot & { kind: 'street' | 'park' | 'water'; name: number })[];
}

/** The map of a city around the way from one point to another. */
export function cityMap(city: string, from: Point, to: Point, size: MapSize = mapSizes.tall): CityMap {
  const seed = Number(city);
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
  const lines = (axis: number, middle: number, units: number) => {
    const first = Math.floor((middle - units * scale) / gap) - 1;
    const count = Math.ceil((2 * units * scale) / gap) + 3;
    return Array.from({ length: count }, (_, place) => {
      const index = first + place;
      const shift = (draw(seed, level, axis, index) - 0.5) * 0.3;
      return { index, metres: (index + shift) * gap, wide: index % 3 === 0 };
    });
  };
  const columns = lines(1, centre.x, size.width);
  const rows = lines(2, centre.y, size.height);
  const nearest = (all: readonly { metres: number }[], metres: number) =>
    all.reduce((best, each) =>
      Math.abs(each.metres - metres) < Math.abs(best.metres - metres) ? each : best,
    ).metres;
  const [startY, endY] = [nearest(rows, from.y), nearest(rows, to.y)];
  const turn = nearest(columns, centre.x);
  const [left, right] = [toX(from.x), toX(to.x)];
  const isUpright = startY === endY && Math.abs(to.x - from.x) < Math.abs(to.y - from.y);
  const route = isUpright
    ? [
        { x: toX(turn), y: toY(from.y) },
        { x: toX(turn), y: toY(to.y) },
      ]
    : startY === endY
      ? [
          { x: left, y: toY(startY) },
          { x: right, y: toY(endY) },
        ]
      : [
          { x: left, y: toY(startY) },
          { x: toX(turn), y: toY(startY) },
          { x: toX(turn), y: toY(endY) },
          { x: right, y: toY(endY) },
        ];
  const across = rows.map(({ index, metres, wide }) => ({ index, at: toY(metres), wide }));
  const down = columns.map(({ index, metres, wide }) => ({ index, at: toX(metres), wide }));
  return { size, across, down, route, ...filled(seed, level, across, down, route, size) };
}

interface Line {
  index: number;
  at: number;
  wide: boolean;
}

const halfStreet = ({ wide }: Line) => (wide ? 8.5 : 5) + 5;

/** What lies between the streets. */
function filled(
  seed: number,
  level: number,
  across: readonly Line[],
  down: readonly Line[],
  route: readonly Spot[],
  size: MapSize,
): Pick<CityMap, 'buildings' | 'parks' | 'water' | 'labels'> {
  const buildings: Box[] = [];
  const parks: Park[] = [];
  const water: { y: number; half: number; shift: number }[] = [];
  const labels: (Spot & { kind: 'street' | 'park' | 'water'; name: number })[] = [];
  for (const [row, top] of across.entries()) {
    const bottom = across[row + 1];
    if (bottom === undefined || bottom.at < 0 || top.at > size.height) continue;
    const number = (salt: number, column: number, count: number) =>
      Math.floor(draw(seed + salt, level, top.index, column) * count);
    if (((top.index % 5) + 5) % 5 === seed % 5) {
      const middle = (top.at + bottom.at) / 2;
      water.push({ y: middle, half: (bottom.at - top.at) * 0.26, shift: number(3, 0, 60) });
      labels.push({ x: size.width * 0.42, y: middle, kind: 'water', name: number(4, 0, 4) });
      continue;
    }
    for (const [column, left] of down.entries()) {
      const right = down[column + 1];
      if (right === undefined || right.at < 0 || left.at > size.width) continue;
      const box = {
        x: left.at + halfStreet(left),
        y: top.at + halfStreet(top),
        width: right.at - left.at - halfStreet(left) - halfStreet(right),
        height: bottom.at - top.at - halfStreet(top) - halfStreet(bottom),
      };
      if (draw(seed + 1, level, top.index, left.index) > 0.16) {
        buildings.push(...split(box, number(2, left.index, 4)));
        continue;
      }
      parks.push({ ...box, trees: treesIn(box, (draws) => draw(seed + 5, draws, top.index, left.index)) });
      labels.push({
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        kind: 'park',
        name: number(6, left.index, 4),
      });
    }
  }
  for (const line of across.filter(({ wide }) => wide)) {
    const x = size.width * (0.12 + 0.66 * draw(seed + 7, level, line.index, 0));
    labels.push({
      x,
      y: line.at,
      kind: 'street',
      name: Math.floor(draw(seed + 8, level, line.index, 0) * 10),
    });
  }
  return { buildings, parks, water, labels: labels.filter((label) => isFree(label, route, size)) };
}

/** One to four buildings in a block. */
function split({ x, y, width, height }: Box, way: number): Box[] {
  const gap = 6;
  const [half, rest] = [Math.round(width * 0.55), Math.round(height * 0.5)];
  const left = { x, y, width: half - gap / 2, height };
  const right = { x: x + half + gap / 2, y, width: width - half - gap / 2, height };
  const parts = (box: Box) => [
    { ...box, height: rest - gap / 2 },
    { ...box, y: box.y + rest + gap / 2, height: box.height - rest - gap / 2 },
  ];
  const boxes = [[{ x, y, width, height }], [left, right], [...parts(left), right], [left, ...parts(right)]][
    way
  ];
  return (boxes ?? []).filter((box) => box.width > 8 && box.height > 8);
}

function treesIn({ x, y, width, height }: Box, random: (draws: number) => number): (Spot & { r: number })[] {
  return Array.from({ length: 5 }, (_, index) => ({
    x: x + 12 + Math.max(0, width - 24) * random(index * 3),
    y: y + 12 + Math.max(0, height - 24) * random(index * 3 + 1),
    r: Math.min(6 + 3 * random(index * 3 + 2), width / 4, height / 4),
  })).filter(({ r }) => r > 2);
}

/** Whether a name is wholly on the map and not on the way. */
function isFree({ x, y }: Spot, route: readonly Spot[], size: MapSize): boolean {
  const [wide, high] = [40, 16];
  const isInside = x > wide && x < size.width - wide && y > 20 && y < size.height - 40;
  return (
    isInside &&
    route.slice(1).every((to, index) => {
      const from = route[index] ?? to;
      const beside = Math.max(from.x, to.x) < x - wide || Math.min(from.x, to.x) > x + wide;
      return beside || Math.max(from.y, to.y) < y - high || Math.min(from.y, to.y) > y + high;
    })
  );
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
