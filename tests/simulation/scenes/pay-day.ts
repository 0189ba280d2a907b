import { getCurrentBill, queryBillMonths } from '@/api/endpoints/bill';
import { openHome } from '../home-visit';
import { exponential } from '../random';
import { together, type Process } from '../schedule';
import { ask, type Client, type World } from '../world';
import { minute, second, type Scene } from './scene';
import { payByCode } from './waiting-pages';

/** The coins arrive half an hour after the scene begins, ms; half of the people come for them, the others at any time of the hour. */
const arrival = 30 * minute;
const comesAfter = 4 * minute;
const hour = 60 * minute;

/** 08:30 to 09:30 of the day on which coins are granted. */
export const payDay: Scene = {
  name: 'pay-day',
  title: 'The morning of pay day: coins arrive at 09:00, everybody opens /home between 08:30 and 09:30',
  length: 65 * minute,
  capacity: 0.6,
  queue: 2 * second,
  refusal: { status: 429, retryAfter: 3 },
  outage: null,
  begin: (world) => (client) => visit(world, client),
};

function* visit(world: World, client: Client): Process {
  const { schedule, tally } = world;
  const { random, latency } = client;
  yield random() < 0.5 ? random() * hour : Math.min(hour, arrival + exponential(random, comesAfter));
  const served = yield* openHome(world, client, random() < 0.8);
  tally.served.push({ ...served, latency, gotGoods: null });
  if (served.way === 'not') return;
  yield 2 * second + exponential(random, 5 * second);
  const next = random();
  if (next < 0.3)
    yield* together(
      schedule,
      [getCurrentBill, queryBillMonths].map((each) => ask(world, client, each)),
    );
  else if (next < 0.45) yield* payByCode(world, client, schedule.now + random() * 40 * second);
}
