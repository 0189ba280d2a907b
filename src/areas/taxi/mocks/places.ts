import { contains, tokensOf } from '@/domain/search/search-match';
import { chance } from '@/mocks/core/random';
import type { Place, Point } from '../rules/place';
import { cityOf } from './cities';

/** A site, its doors, and how far it lies from the middle of the city at most, in kilometres. */
type Site = readonly [name: string, doors: readonly string[], reach: number];

/** The plane of a city is a square with this side, metres. */
const side = 40_000;
/** Doors stand at crossings of streets. */
const block = 100;

/** `*` is the name of the city. */
const sites: readonly Site[] = [
  ['云杉中心 3 号楼', ['北门', '南门'], 3],
  ['高铁*南站', ['东进站口', '西进站口'], 8],
  ['*机场', ['T1 出发层', 'T2 出发层', 'T2 到达层'], 18],
  ['云杉中心 1 号楼', ['大堂', '地库入口'], 3],
  ['*站', ['南广场', '北广场'], 5],
  ['云杉研发园', ['西门', '东门'], 9],
  ['*市第一人民医院', ['门诊楼', '急诊楼'], 4],
  ['*市中医院', ['正门'], 6],
  ['杉湖公园', ['北门', '游船码头'], 5],
  ['人民公园', ['南门'], 3],
  ['*会展中心', ['1 号馆', '5 号馆'], 9],
  ['*大剧院', ['正门'], 4],
  ['云杉花园', ['1 期东门', '2 期西门'], 7],
  ['湖滨小区', ['南门'], 6],
  ['*大学', ['正门', '东门'], 8],
  ['*市图书馆', ['西门'], 4],
  ['万象城', ['1 号门', '地铁口'], 4],
  ['*东站', ['出站口'], 10],
  ['云杉酒店', ['大堂'], 3],
  ['*市政务服务中心', ['南门'], 5],
];

const made = new Map<string, readonly Place[]>();

/** Where one can get in and out in a city, the best known places first; the same in every run. None for an unknown city. */
export function placesOf(city: string): readonly Place[] {
  const known = made.get(city);
  if (known !== undefined) return known;
  const places = makePlaces(city);
  made.set(city, places);
  return places;
}

export function findPlace(id: string): Place | undefined {
  return placesOf(/^P(\d{6})-/.exec(id)?.[1] ?? '').find((place) => place.id === id);
}

/** The places whose name or door has all that was typed; the best known ones where nothing was typed. */
export function suggestedPlaces(city: string, typed: string): readonly Place[] {
  const tokens = tokensOf(typed);
  return placesOf(city)
    .filter(({ name, detail }) => tokens.every((token) => contains(`${name}${detail}`, token)))
    .slice(0, most);
}

const most = 12;

function makePlaces(code: string): readonly Place[] {
  const city = cityOf(code);
  if (city === undefined) return [];
  const seed = Number(code);
  return sites.flatMap(([name, doors, reach], index) => {
    const centre = { x: spread(seed, index * 2, reach), y: spread(seed, index * 2 + 1, reach) };
    return doors.map((detail, door) => ({
      id: `P${code}-${index}-${door}`,
      name: name.replace('*', city.name),
      detail,
      city: code,
      at: besideIt(centre, door),
    }));
  });
}

function spread(seed: number, draw: number, reach: number): number {
  const metres = side / 2 + (chance(seed, draw) * 2 - 1) * reach * 1000;
  return Math.round(metres / block) * block;
}

function besideIt({ x, y }: Point, door: number): Point {
  return { x: x + door * block * 2, y: y + door * block };
}
