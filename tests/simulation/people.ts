import type { Endpoint } from '@/api/endpoint';
import { exponential } from './random';
import type { Process } from './schedule';
import { ways, type Way } from './tally';
import { ask, type Client, type World } from './world';

/** How long people look at an error before they tap “try again”, ms: at least, and more on average. */
const looks = { least: 1_500, more: 3_500 };
/** How often they tap before they leave it. */
const mostTaps = 3;

/** How a wish ended. */
export interface Wish {
  way: Way;
  waited: number;
}

/**
 * Asks the calls of a wish one after the other, as a person waits for it: an error, or a page that says after `slowAfter` ms that it is slow,
 * is looked at for a while and tapped, up to three times. What was answered is not asked again.
 */
export function* wish(
  world: World,
  client: Client,
  calls: readonly Endpoint[],
  slowAfter = Infinity,
): Process<Wish> {
  const { schedule } = world;
  const began = schedule.now;
  let most = 1;
  let taps = 0;
  for (const endpoint of calls) {
    for (;;) {
      const patience = slowAfter + think(client);
      const { failure, sends } = yield* ask(world, client, endpoint, { deadline: schedule.now + patience });
      most = Math.max(most, sends);
      if (failure === null) break;
      if (taps === mostTaps) return { way: 'not', waited: schedule.now - began };
      // A slow page was looked at while its call ran.
      if (failure.kind !== 'cancelled') yield think(client);
      taps += 1;
    }
  }
  const way = taps > 0 ? 'tapped' : most > 1 ? 'repeated' : 'at first';
  return { way, waited: schedule.now - began };
}

function think({ random }: Client): number {
  return looks.least + exponential(random, looks.more);
}

/** The worse of two ways, where one wish stands on the other. */
export function worse(one: Way, other: Way): Way {
  return ways.indexOf(one) > ways.indexOf(other) ? one : other;
}
