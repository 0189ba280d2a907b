import { addressList } from '@/api/endpoints/address';
import { payment } from '@/api/endpoints/cashier';
import { secKillingDetail, secKillingOrder, secKillingQueue } from '@/api/endpoints/flash-sale';
import { queryPayType } from '@/api/endpoints/wallet-user';
import { queuePause } from '@/areas/flash-sale/rules/queue-pause';
import { ownDelay } from '@/domain/spread';
import { wish, worse } from '../people';
import { poll } from '../poll';
import { exponential } from '../random';
import { together, type Process } from '../schedule';
import { ask, type Client, type World } from '../world';
import { minute, second, type Scene } from './scene';
import { waitForOrder } from './waiting-pages';

const opens = 10 * minute;
/** Pieces for each person who wants one. */
const pieces = 0.05;
/** How many orders the sale places in a second, for each person who wants one: all pieces in fifty seconds. */
const turns = 0.001;

/** Every page of the goods is open by 20:00:00, and every person taps in the first seconds. */
export const flashSale: Scene = {
  name: 'flash-sale',
  title: 'A flash sale at 20:00:00: one piece for every twenty people, all on the page and ready to tap',
  length: opens + 4 * minute,
  capacity: 0.1,
  queue: 2 * second,
  refusal: { status: 429, retryAfter: 4 },
  outage: null,
  begin: (world, clients) => {
    const sale = new Sale(Math.round(clients * pieces), clients * turns);
    return (client) => visit(world, client, sale);
  },
};

/** What the gateway knows of the sale: orders wait for their turn while there are pieces, later ones are told at once that all are gone. */
class Sale {
  private tickets = 0;

  constructor(
    private readonly stock: number,
    private readonly perSecond: number,
  ) {}

  /** The moment of the turn of an order, ms; null where everything is gone. */
  queue(): number | null {
    if (this.tickets >= this.stock) return null;
    this.tickets += 1;
    return opens + (this.tickets / this.perSecond) * second;
  }

  /** Seconds after which to ask for the turn again: more, the later it is. */
  askAfter(turn: number, now: number): number {
    return Math.min(10, Math.max(1, Math.ceil((turn - now) / second / 3)));
  }
}

function* visit(world: World, client: Client, sale: Sale): Process {
  const { schedule, tally } = world;
  const { random, latency, share } = client;
  yield random() * (opens - minute);
  yield* together(
    schedule,
    [secKillingDetail, addressList].map((each) => ask(world, client, each)),
  );
  // Each phone reads the stock again at its own time, while its person taps.
  schedule.start(ask(world, client, secKillingDetail), opens - schedule.now + ownDelay(share));
  yield opens - schedule.now + reaction(random);
  const order = yield* wish(world, client, [secKillingOrder]);
  const turn = order.way === 'not' ? null : sale.queue();
  tally.served.push({ ...order, latency, gotGoods: turn !== null });
  if (turn === null) return;
  yield queuePause(sale.askAfter(turn, schedule.now));
  yield* poll(world, client, {
    endpoint: secKillingQueue,
    pause: () => queuePause(sale.askAfter(turn, schedule.now)),
    isOver: () => schedule.now >= turn,
  });
  yield 3 * second + exponential(random, 5 * second);
  const paid = yield* wish(world, client, [queryPayType, payment]);
  if (worse(paid.way, order.way) !== 'not') yield* waitForOrder(world, client, schedule.now + 5 * second);
}

/** How long after the start a person taps, ms: to see, to decide and to move take 0.3 s each on average. */
function reaction(random: () => number): number {
  const step = () => exponential(random, 300);
  return 150 + step() + step() + step();
}
