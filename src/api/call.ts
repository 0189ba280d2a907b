import axios, { isAxiosError, isCancel, type AxiosInstance, type AxiosResponse } from 'axios';
import axiosRetry from 'axios-retry';
import type { Failure } from '@/domain/failure';
import { readAnswer } from './answer';
import { measureClock } from './clock';
import { contentType, encodeBody } from './codec';
import { connection, type Connection, type RequestContext } from './connection';
import type { BodyOf, DataOf, Endpoint } from './endpoint';
import { failureOf, GatewayError } from './errors';
import { gateways, type GatewayName } from './gateways';
import { isTimeout, retryAfter, retryPolicy } from './retry';

export interface CallOptions {
  /** Aborts on leaving the page; the call then ends as `cancelled`. */
  signal?: AbortSignal | undefined;
  /** Created once per user intent; required for every write. */
  idempotencyKey?: string;
  /** The caller shows the failure in place of a toast; it is kept in the list of messages all the same. */
  quiet?: boolean | undefined;
  /** The screen works without the response, so a failure is neither shown nor kept; an expired session still ends. */
  background?: boolean | undefined;
  /** Failures that leave the outcome open are neither shown nor kept: the caller queries the outcome and shows that. */
  leavesOpen?: (failure: Failure) => boolean;
}

/**
 * The only way to the network. Takes the wire form of the body, gives the data after its schema; throws `GatewayError` and nothing
 * else. A call that changes anything without a key is a programming error and throws before anything is sent.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  { signal, idempotencyKey, quiet = false, background = false, leavesOpen }: CallOptions = {},
): Promise<DataOf<E>> {
  if (endpoint.effect !== 'read' && idempotencyKey === undefined) {
    throw new Error(`${endpoint.name} needs an idempotency key`);
  }
  const joined = await connection();
  const ask = () => send(joined, endpoint, body, signal, idempotencyKey);
  const tokenNow = () => joined.requestContext().tokens.activity;
  const token = tokenNow();
  let outcome = await ask();
  // The gateway has done nothing for an expired token, so the call may be sent once more under the same key.
  if ('failure' in outcome && outcome.failure.kind === 'expired') {
    if (tokenNow() !== token || (await joined.renew?.()) === true) outcome = await ask();
  }
  if ('data' in outcome) return outcome.data;
  const failure = { endpoint: endpoint.name, ...outcome.failure };
  if (failure.kind !== 'cancelled') {
    // An expired session ends on every page, so it is reported for background calls too.
    const isToast = failure.kind === 'expired' || !quiet;
    const isSilent = failure.kind !== 'expired' && (background || leavesOpen?.(failure) === true);
    joined.onFailure(failure, endpoint, isSilent ? 'nowhere' : isToast ? 'toast' : 'in-place');
  }
  throw new GatewayError(failure, endpoint.name);
}

/** A call without an answer for so long raises a doubt about the network, ms. */
export const silence = 1_000;

async function send<E extends Endpoint>(
  joined: Connection,
  endpoint: E,
  body: BodyOf<E>,
  signal: AbortSignal | undefined,
  key: string | undefined,
): Promise<{ data: DataOf<E> } | { failure: Failure }> {
  try {
    await logInKeyFor(joined, endpoint);
  } catch (error) {
    return { failure: failureOf(error) };
  }
  const doubt = setTimeout(() => joined.onSilence?.(), silence);
  try {
    const response: AxiosResponse<string> = await client(joined, endpoint.gateway).post(endpoint.path, body, {
      headers: {
        ...contextHeaders(joined.requestContext(), endpoint),
        'Content-Type': contentType(endpoint),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      // In the transform and not in an interceptor: a retry passes interceptors again and would encrypt twice.
      transformRequest: (data: unknown) => encodeBody(endpoint, data, joined.aes),
      isRead: endpoint.effect === 'read',
      ...(signal === undefined ? {} : { signal }),
    });
    measureClock(response.headers['date'], Date.now());
    return readAnswer(endpoint, response.data, joined.aes);
  } catch (error) {
    if (isAxiosError(error)) measureClock(error.response?.headers['date'], Date.now());
    return { failure: failureOfTransport(error, endpoint) };
  } finally {
    clearTimeout(doubt);
  }
}

/** The session's token is never sent in the place of its log-in key. */
async function logInKeyFor({ logInKey, requestContext }: Connection, endpoint: Endpoint): Promise<void> {
  const context = requestContext();
  const { activity, login } = context.tokens;
  if (tokenOf(context, endpoint) === 'login' && login === '' && activity !== '') await logInKey?.();
}

/** Which token a call carries; that of the chat goes with the calls of customer service alone. */
function tokenOf(
  { tokens }: RequestContext,
  { gateway, service }: Endpoint,
): 'activity' | 'login' | 'chat' | 'none' {
  const { token } = gateways[gateway];
  if (token !== 'chat-or-login') return token;
  return service === 'service' && tokens.chat !== '' ? 'chat' : 'login';
}

export function failureOfTransport(error: unknown, endpoint: Endpoint): Failure {
  if (isCancel(error)) return { kind: 'cancelled', retryAfter: error.config?.refusedFor };
  if (isTimeout(error)) return { kind: 'timeout' };
  if (!isAxiosError(error)) return { kind: 'invalidResponse' };
  if (error.response === undefined) return { kind: 'network' };
  const { status } = error.response;
  return { kind: 'http', status, path: endpoint.path, retryAfter: retryAfter(error) };
}

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Reads may always be repeated; writes only where the gateway knows idempotency keys. */
    isRead?: boolean;
    /** The `Retry-After` of the try before, ms. */
    refusedFor?: number | undefined;
  }
}

const clients = new WeakMap<Connection, Partial<Record<GatewayName, AxiosInstance>>>();

function client(joined: Connection, name: GatewayName): AxiosInstance {
  const known = clients.get(joined) ?? {};
  clients.set(joined, known);
  return (known[name] ??= makeClient(joined, name));
}

function makeClient(joined: Connection, name: GatewayName): AxiosInstance {
  const { timeout, retryStep, apiKeyHeader } = gateways[name];
  const { base, apiKey } = joined.gateways[name];
  const made = axios.create({
    baseURL: base,
    timeout,
    headers: { [apiKeyHeader]: apiKey },
    responseType: 'text',
    transformResponse: [],
    transitional: { clarifyTimeoutError: true },
    ...(joined.adapter === undefined ? {} : { adapter: joined.adapter }),
  });
  axiosRetry(
    made,
    retryPolicy(retryStep, (error) => error.config?.isRead === true || !joined.keyless.includes(name)),
  );
  return made;
}

function contextHeaders(context: RequestContext, endpoint: Endpoint): Record<string, string> {
  const { gateway, service } = endpoint;
  const { tokenHeader } = gateways[gateway];
  const value = { ...context.tokens, none: '' }[tokenOf(context, endpoint)];
  return {
    'X-System-Type': context.systemType,
    'X-Business-Source': context.businessSource,
    'X-Bu-Code': context.buCode,
    'X-Channel': context.channel,
    'X-Entrance': context.entrance(service),
    ...(value === '' ? {} : { [tokenHeader]: value }),
  };
}
