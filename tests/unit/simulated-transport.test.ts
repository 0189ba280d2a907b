import { AxiosHeaders } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { call } from '@/api/call';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import type { Gateway } from '../simulation/gateway';
import { Schedule } from '../simulation/schedule';
import { Tally } from '../simulation/tally';
import { ask, type World } from '../simulation/world';
import { stubGateway, type Reply } from '../support/gateways/gateway-stub';
import { fine, makeEndpoint, names, run } from '../support/samples/sample-endpoint';

// Both the real and the simulated phone stand in the middle of all.
const share = vi.hoisted(() => 0.5);
vi.mock('@/api/own-share', () => ({ ownShare: share }));

const refusal = (status: number, retryAfter?: string): Reply => ({
  status,
  body: '',
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
});

/** When a simulated phone sends a call whose answers are these, and how it ends. */
function simulated(
  replies: readonly Reply[],
  deadline: number,
): { times: number[]; failure: Failure | null } {
  const schedule = new Schedule();
  const times: number[] = [];
  const refusals = replies.find((reply) => typeof reply === 'object' && reply.status >= 400);
  const gateway: Gateway = (now) => {
    const reply = replies[Math.min(times.length, replies.length - 1)];
    times.push(now);
    if (reply === 'no answer') return { outcome: 'served', at: Infinity };
    if (reply === 'network error') return { outcome: 'cut', at: now };
    return { outcome: reply === fine ? 'served' : 'refused', at: now };
  };
  const { status = 0, headers = {} } = typeof refusals === 'object' ? refusals : {};
  const world: World = {
    schedule,
    gateways: Object.fromEntries(names.map((name) => [name, gateway])) as World['gateways'],
    tally: new Tally(),
    refusal: { status, headers: new AxiosHeaders(headers) },
    stretch: () => 1,
  };
  const client = { share, latency: 0, random: () => 0, probedAt: 0 };
  let failure: Failure | null = null;
  function* asked() {
    ({ failure } = yield* ask(world, client, makeEndpoint('taxi'), { deadline }));
  }
  schedule.start(asked());
  schedule.run(600_000);
  return { times, failure };
}

describe('a call of a simulated phone', () => {
  it.each<[string, Reply[], number | null]>([
    ['is refused and then answered', [refusal(503), fine], null],
    ['is refused each time', [refusal(503)], null],
    ['is refused with a Retry-After', [refusal(429, '7')], null],
    ['is refused with one that is shorter than the step', [refusal(503, '0')], null],
    ['is refused with one above ten seconds', [refusal(503, '11')], null],
    ['is refused for good', [refusal(404)], null],
    ['loses its connection each time', ['network error'], null],
    ['gets no answer', ['no answer'], null],
    ['is aborted while it waits for its answer', ['no answer'], 8_000],
    ['is aborted while it waits for its next try', [refusal(429, '7')], 8_000],
  ])('that %s is sent when the app sends it, and ends in the same way', async (_, replies, limit) => {
    const { sent } = stubGateway(replies);
    const leaving = new AbortController();
    if (limit !== null) setTimeout(() => leaving.abort(), limit);
    const endpoint = makeEndpoint('taxi');
    const made = await run(call(endpoint, { page: 1 }, { signal: leaving.signal }));
    const own = simulated(replies, limit ?? Infinity);
    expect(own.times).toEqual(sent.map(({ at }) => at));
    // The app says of each failure which call it was.
    const failure = own.failure === null ? null : { endpoint: endpoint.name, ...own.failure };
    expect(failure).toEqual(made instanceof Error ? failureOf(made) : null);
  });
});
