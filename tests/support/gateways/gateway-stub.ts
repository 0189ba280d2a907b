import {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { vi } from 'vitest';
import { connect, type Connection } from '@/api/connection';
import type { Endpoint } from '@/api/endpoint';
import { gateways, type GatewayName } from '@/api/gateways';
import type { Failure } from '@/domain/failure';

export const aes = { key: 'LongCoinTestKey1', iv: 'LongCoinTestIv01' };

/** The stub's reaction to one try. */
export type Reply =
  { status: number; body: string; headers?: Record<string, string> } | 'network error' | 'no answer';

interface SentRequest {
  at: number;
  url: string;
  body: unknown;
  headers: Record<string, string>;
}

/** A network that answers the tries from a list, repeating its last entry, and records what was sent and when. */
export function stubGateway(replies: readonly Reply[], parts: Partial<Connection> = {}) {
  const sent: SentRequest[] = [];
  const failures: { failure: Failure; endpoint: Endpoint }[] = [];
  const started = Date.now();
  const names = Object.keys(gateways) as GatewayName[];
  const bases = Object.fromEntries(
    names.map((name) => [name, { base: `/gw/${name}`, apiKey: `key-${name}` }]),
  );
  connect({
    gateways: bases as Connection['gateways'],
    aes,
    keyless: [],
    requestContext: () => ({
      systemType: 'LONGCOIN',
      businessSource: '05',
      buCode: 'XM19089',
      channel: 'C1',
      entrance: (service) => `lxapp${service}`,
      tokens: { activity: 'activity-token', login: 'login-key', chat: '' },
    }),
    onFailure: (failure, endpoint, shown) => {
      if (shown === 'toast') failures.push({ failure, endpoint });
    },
    adapter: (config) => {
      sent.push({
        at: Date.now() - started,
        url: `${config.baseURL ?? ''}${config.url ?? ''}`,
        body: config.data,
        headers: Object.fromEntries(
          Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
        ),
      });
      const reply = replies[Math.min(sent.length, replies.length) - 1];
      return answer(reply ?? 'network error', config);
    },
    ...parts,
  });
  return { sent, failures };
}

/** A 200 answer with the envelope of the gateways. */
export function envelope(data: unknown, code = '0000', message = ''): Reply {
  return { status: 200, body: JSON.stringify({ code, message, data }) };
}

function answer(reply: Reply, config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new CanceledError('stopped'));
    if (config.signal?.aborted === true) return stop();
    config.signal?.addEventListener?.('abort', stop);
    if (reply === 'network error') return reject(new AxiosError('network', AxiosError.ERR_NETWORK, config));
    if (reply === 'no answer') {
      const late = () => reject(new AxiosError('too late', AxiosError.ETIMEDOUT, config));
      setTimeout(late, config.timeout);
      return;
    }
    const response: AxiosResponse = {
      status: reply.status,
      statusText: '',
      data: reply.body,
      headers: new AxiosHeaders(reply.headers ?? {}),
      config,
    };
    if (reply.status < 400) resolve(response);
    else reject(new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, config, undefined, response));
  });
}

/** Runs calls to their end on fake timers. */
export async function runToEnd<Result>(made: Promise<Result>): Promise<Result> {
  let isOver = false;
  const settled = made.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await vi.runAllTimersAsync();
  }
  return settled;
}
