import type { Endpoint } from '@/api/endpoint';
import { pollDelay } from '@/domain/poll-delay';
import type { Process } from './schedule';
import { ask, type Client, type World } from './world';

interface Poll {
  endpoint: Endpoint;
  /** Milliseconds between two questions. */
  pause: () => number;
  /** When one question is given up, ms. */
  limit?: number;
  /** Whether the answer that has just come is the last one. */
  isOver: () => boolean;
}

/** A page that repeats a question by the app's rule, up to the answer that it waits for. */
export function* poll(
  world: World,
  client: Client,
  { endpoint, pause, limit = Infinity, isOver }: Poll,
): Process {
  const { schedule } = world;
  let notBefore = 0;
  for (;;) {
    const asked = yield* ask(world, client, endpoint, { deadline: schedule.now + limit, notBefore });
    if (asked.failure === null && isOver()) return;
    notBefore = asked.notBefore;
    yield pollDelay(pause(), asked.failure, client.share);
  }
}
