import { describe, expect, it } from 'vitest';
import { placesOf } from '@/areas/taxi/mocks/places';
import { directionOf } from '@/areas/taxi/rules/direction';
import { legAt } from '@/areas/taxi/rules/leg';
import { roundedPath, spotAlong } from '@/areas/taxi/rules/map-route';
import { mapSizes, streetPlan } from '@/areas/taxi/rules/street-plan';
import { fromMoment } from '@/domain/business-time';

const corner = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 10 },
];

describe('the map of a trip', () => {
  it('shows nothing around the way but a pattern of streets, always the same for the same way', () => {
    const plan = () => streetPlan({ x: 18_000, y: 21_000 }, { x: 24_500, y: 19_300 });
    expect(plan()).toEqual(plan());
    expect(Object.keys(plan())).toEqual(['size', 'across', 'down', 'route']);
  });

  it('has the whole way on it, straight along streets, between all places of a city', () => {
    const places = placesOf('330100');
    for (const from of places) {
      for (const to of places.filter((each) => each !== from)) {
        const { route, across, down } = streetPlan(from.at, to.at);
        const streets = [...across, ...down].map(({ at }) => at);
        for (const [index, spot] of route.slice(1).entries()) {
          const before = route[index] ?? spot;
          expect(before.x === spot.x || before.y === spot.y).toBe(true);
          expect(streets).toContain(before.x === spot.x ? spot.x : spot.y);
        }
        for (const { x, y } of route) {
          expect(x > 0 && x < mapSizes.tall.width && y > 0 && y < mapSizes.tall.height).toBe(true);
        }
      }
    }
  });

  it('draws both ends in their true direction and at their distance to scale', () => {
    const [from, near, far] = [
      { x: 18_000, y: 21_000 },
      { x: 20_000, y: 19_000 },
      { x: 26_000, y: 13_000 },
    ];
    const ends = (to: typeof from) => {
      const { route } = streetPlan(from, to);
      const [start, end] = [route[0], route[route.length - 1]];
      return start === undefined || end === undefined ? [0, 0] : [end.x - start.x, end.y - start.y];
    };
    for (const [across = 0, down = 0] of [ends(near), ends(far)]) expect(across).toBeCloseTo(-down);
    expect(ends({ x: 26_000, y: 21_000 })[0]).toBeGreaterThan(0);
  });

  it.each([
    [{ x: 0, y: -5 }, 'north'],
    [{ x: 5, y: -5 }, 'north-east'],
    [{ x: 5, y: 1 }, 'east'],
    [{ x: 1, y: 5 }, 'south'],
    [{ x: -5, y: 5 }, 'south-west'],
    [{ x: -5, y: 0 }, 'west'],
    [{ x: -5, y: -4 }, 'north-west'],
  ])('says where %o lies: %s', (to, direction) => {
    expect(directionOf({ x: 0, y: 0 }, to)).toBe(direction);
  });

  it('shows the car where it is on its way, heading along the street', () => {
    expect(spotAlong(corner, 0)).toEqual({ x: 0, y: 0, heading: 90 });
    expect(spotAlong(corner, 0.5)).toEqual({ x: 20, y: 0, heading: 90 });
    expect(spotAlong(corner, 0.875)).toEqual({ x: 30, y: 5, heading: 180 });
    expect(spotAlong(corner, 2)).toEqual({ x: 30, y: 10, heading: 180 });
    expect(spotAlong([{ x: 4, y: 5 }], 0.5)).toEqual({ x: 4, y: 5, heading: 0 });
  });

  it('rounds the corners of a way off, but never beyond the middle of a street', () => {
    expect(roundedPath(corner, 9)).toBe('M0 0L21 0Q30 0 30 5L30 10');
  });

  it('counts the part that is driven, the metres and the whole minutes that are left', () => {
    const leg = { from: '2026-11-21 09:41:00', to: '2026-11-21 09:45:00', metres: 1_000 };
    const start = fromMoment(leg.from);
    expect(legAt(leg, start - 1)).toEqual({ part: 0, left: 1_000, minutes: 5 });
    expect(legAt(leg, start + 60_000)).toEqual({ part: 0.25, left: 750, minutes: 3 });
    expect(legAt(leg, start + 400_000)).toEqual({ part: 1, left: 0, minutes: 0 });
  });
});
