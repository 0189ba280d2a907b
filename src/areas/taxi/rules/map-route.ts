/** A point of a drawn map. */
export interface Spot {
  x: number;
  y: number;
}

/** Where a car is that has driven a part of a route, from 0 to 1, and where it is heading: degrees clockwise from straight up. */
export function spotAlong(route: readonly Spot[], part: number): Spot & { heading: number } {
  const legs = route.slice(1).flatMap((to, index) => {
    const from = route[index];
    return from === undefined ? [] : [{ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }];
  });
  const whole = legs.reduce((sum, { length }) => sum + length, 0);
  let left = Math.min(1, Math.max(0, part)) * whole;
  for (const [index, { from, to, length }] of legs.entries()) {
    if (left > length && index < legs.length - 1) {
      left -= length;
      continue;
    }
    const share = length === 0 ? 0 : Math.min(1, left / length);
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      heading: headingOf(from, to),
    };
  }
  return { ...(route[0] ?? { x: 0, y: 0 }), heading: 0 };
}

function headingOf(from: Spot, to: Spot): number {
  const degrees = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) + 90;
  return (degrees + 360) % 360;
}

/** The path of a route whose corners are rounded off with this radius. */
export function roundedPath(route: readonly Spot[], radius: number): string {
  return route
    .map((spot, index) => {
      const before = route[index - 1];
      const after = route[index + 1];
      if (before === undefined) return `M${text(spot)}`;
      if (after === undefined) return `L${text(spot)}`;
      return `L${text(towards(spot, before, radius))}Q${text(spot)} ${text(towards(spot, after, radius))}`;
    })
    .join('');
}

/** The point on the way from one spot to another that lies this far off, but never beyond the middle. */
function towards(from: Spot, to: Spot, distance: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(0.5, distance / length);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function text({ x, y }: Spot): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
