/** A point on the plane of a city, in whole metres. */
export interface Point {
  x: number;
  y: number;
}

/** Where a ride starts or ends. */
export interface Place {
  id: string;
  /** The building or station: 云杉中心 3 号楼. */
  name: string;
  /** The door to stop at: 北门. */
  detail: string;
  /** The code of its city. */
  city: string;
  at: Point;
}

/** Metres by road: streets run in two directions only, so a car drives both sides of the corner. */
export function roadMetres(from: Point, to: Point): number {
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

/** Both parts of a place in one line. */
export function placeLine({ name, detail }: Pick<Place, 'name' | 'detail'>): string {
  return detail === '' ? name : `${name} · ${detail}`;
}
