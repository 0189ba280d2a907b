import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { failureOfTransport, silence } from '@/api/call';
import type { Endpoint } from '@/api/endpoint';
import { gateways, type GatewayName } from '@/api/gateways';
import { retryAfter, retryPolicy } from '@/api/retry';
import { crowd } from '@/app/shell/connectivity';
import type { Failure } from '@/domain/failure';
import type { Gateway } from './gateway';
import type { Process, Schedule } from './schedule';
import type { Tally } from './tally';

/** One phone with its person. */
export interface Client {
  /** Its own part of the spread, see `src/api/own-share.ts`. */
  share: number;
  /** To the gateways, one way, ms. */
  latency: number;
  random: () => number;
  /** When the network is, or was last, probed, ms. */
  probedAt: number;
}

/** All that a scene runs in. */
export interface World {
  schedule: Schedule;
  gateways: Record<GatewayName, Gateway>;
  tally: Tally;
  /** What a refusal says. */
  refusal: { status: number; headers: AxiosHeaders };
  /** The factor by which the step before a repeated call is changed, to see what another rule would do; 1 is the app's own. */
  stretch: (client: Client) => number;
}

/** How a call ended, how often it was sent for that, and until when its gateway wants it not to be sent again, ms. */
export interface Asked {
  failure: Failure | null;
  sends: number;
  notBefore: number;
}

interface AskOptions {
  /** When the call is aborted, ms. */
  deadline?: number;
  /** What the gateway said when the same question was asked before, ms. */
  notBefore?: number;
}

const noHeaders = new AxiosHeaders();

/**
 * A call by the rules of the app's transport: when it is sent again, after which wait, and when it is given up. The loop is that of axios-retry,
 * which a test compares with the real one.
 */
export function* ask(
  world: World,
  client: Client,
  endpoint: Endpoint,
  { deadline = Infinity, notBefore: before = 0 }: AskOptions = {},
): Process<Asked> {
  const { schedule, tally } = world;
  const policy = retryPolicy(gateways[endpoint.gateway].retryStep, () => true, client.share);
  const config: InternalAxiosRequestConfig = { headers: noHeaders };
  let notBefore = before;
  for (let sends = 1; ; sends += 1) {
    if (schedule.now < notBefore) tally.early += 1;
    const error = yield* send(world, client, endpoint, config, deadline);
    if (error === null) return { failure: null, sends, notBefore: 0 };
    const wanted = retryAfter(error);
    notBefore = Math.max(notBefore, schedule.now + (wanted ?? 0));
    if (sends > policy.retries || !policy.retryCondition(error))
      return { failure: failureOfTransport(error, endpoint), sends, notBefore };
    policy.onRetry(sends, error, config);
    const wait = policy.retryDelay(sends, error) * (wanted === undefined ? world.stretch(client) : 1);
    if (schedule.now + wait >= deadline) {
      yield deadline - schedule.now;
      return {
        failure: failureOfTransport(new CanceledError(undefined, config), endpoint),
        sends,
        notBefore,
      };
    }
    yield wait;
  }
}

function* send(
  { schedule, tally, gateways: all, refusal }: World,
  client: Client,
  endpoint: Endpoint,
  config: InternalAxiosRequestConfig,
  deadline: number,
): Process<AxiosError | null> {
  const sentAt = schedule.now;
  tally.countSent(endpoint, sentAt);
  const timeout = sentAt + gateways[endpoint.gateway].timeout;
  yield client.latency;
  const { outcome, at } = all[endpoint.gateway](schedule.now);
  const answeredAt = at + client.latency;
  if (answeredAt - sentAt > silence) probe(tally, client, sentAt + silence);
  const limit = Math.min(timeout, deadline);
  if (answeredAt >= limit) {
    yield Math.max(0, limit - schedule.now);
    return limit === deadline
      ? new CanceledError(undefined, config)
      : new AxiosError('too late', AxiosError.ETIMEDOUT, config);
  }
  yield answeredAt - schedule.now;
  if (outcome === 'served') return null;
  if (outcome === 'cut') {
    probe(tally, client, schedule.now);
    return new AxiosError('cut', AxiosError.ERR_NETWORK, config);
  }
  tally.countRefused(schedule.now);
  const response = { ...refusal, statusText: '', data: '', config };
  return new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
}

/** A doubt about the network is a small request for the app's own origin; one is enough for all doubts until it is sent. */
function probe(tally: Tally, client: Client, at: number): void {
  if (at <= client.probedAt) return;
  client.probedAt = Math.max(at, client.probedAt + crowd);
  tally.countProbe(client.probedAt);
}
