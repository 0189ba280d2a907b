import type { Outage } from '../gateway';
import { openHome } from '../home-visit';
import type { Process } from '../schedule';
import type { Client, World } from '../world';
import { minute, second, type Scene } from './scene';
import { payByCode, waitForOrder } from './waiting-pages';

const span = { from: 2 * minute, until: 3 * minute };
const length = 6 * minute;
/** How many people sit on a page that repeats a question. */
const waiting = 0.2;

/** Six minutes of a noon: some people wait at a till or for an order, the others open /home one after the other. */
function outage(name: string, title: string, way: Outage['way'], breaks = 0): Scene {
  return {
    name,
    title,
    length,
    capacity: 1.25,
    queue: 2 * second,
    refusal: { status: 503, retryAfter: 5 },
    outage: { ...span, way, breaks },
    begin: (world) => (client) => visit(world, client),
  };
}

export const refusedMinute = outage(
  'refused-minute',
  'The gateways refuse everything from 12:02 to 12:03 and come back',
  'refuses',
);
export const silentMinute = outage(
  'silent-minute',
  'The gateways answer nothing from 12:02 to 12:03, then the connections break',
  'hangs',
);

export const drainedMinute = outage(
  'drained-minute',
  'The same, but the connections break one after the other until 12:03:30',
  'hangs',
  30 * second,
);

function* visit(world: World, client: Client): Process {
  const { random, latency } = client;
  const doing = random();
  if (doing < waiting) {
    yield random() * minute;
    yield* doing < waiting / 2 ? payByCode(world, client, length) : waitForOrder(world, client, length);
    return;
  }
  yield random() * (length - minute);
  const served = yield* openHome(world, client, random() < 0.8);
  world.tally.served.push({ ...served, latency, gotGoods: null });
}
