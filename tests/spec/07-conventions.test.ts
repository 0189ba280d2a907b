import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { call } from '@/api/call';
import { encryptHex } from '@/api/cipher';
import { endpoint, type Endpoint } from '@/api/endpoint';
import { accountInfo } from '@/api/endpoints/account';
import { batchTransfer } from '@/api/endpoints/transfer';
import { failureOf } from '@/api/errors';
import { gatewayNow } from '@/api/clock';
import { gateways, type GatewayName } from '@/api/gateways';
import { aes, envelope, runToEnd, stubGateway, type Reply } from '../support/gateway-stub';

const names = Object.keys(gateways) as GatewayName[];

function makeEndpoint(gateway: GatewayName, effect: Endpoint['effect'] = 'read') {
  return endpoint({
    name: 'sample',
    gateway,
    service: 'wallet',
    path: '/sample/v1/read',
    sentAs: 'json',
    encrypted: false,
    effect,
    body: v.object({ page: v.number() }),
    data: v.object({ ok: v.boolean() }),
  });
}

const fine = envelope({ ok: true });
const serverError: Reply = { status: 503, body: '' };

const run = <Data>(made: Promise<Data>) => runToEnd(made.catch((error: unknown) => error as Error));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T01:41:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('each client has its own keys and headers', () => {
  it.each(names)('%s sends its API key and its token under its own names', async (name) => {
    const { sent } = stubGateway([fine]);
    await run(call(makeEndpoint(name), { page: 1 }));
    const { apiKeyHeader, tokenHeader, token } = gateways[name];
    expect(sent[0]?.url).toBe(`/gw/${name}/sample/v1/read`);
    expect(sent[0]?.headers[apiKeyHeader]).toBe(`key-${name}`);
    if (token === 'none') expect(JSON.stringify(sent[0]?.headers)).not.toMatch(/activity-token|login-key/);
    else expect(sent[0]?.headers[tokenHeader]).toBe(token === 'activity' ? 'activity-token' : 'login-key');
  });

  it.each([
    ['service', 'chat-token', 'chat-token'],
    ['service', '', 'login-key'],
    ['wallet', 'chat-token', 'login-key'],
    ['grant', 'chat-token', 'login-key'],
  ] as const)(
    'bff in a call of %s with the session’s chat token “%s” sends %s',
    async (service, chat, shown) => {
      const { sent } = stubGateway([fine], {
        requestContext: () => ({
          systemType: 'LONGCOIN',
          businessSource: '05',
          buCode: '',
          channel: '',
          entrance: () => '',
          tokens: { activity: 'activity-token', login: 'login-key', chat },
        }),
      });
      await run(call({ ...makeEndpoint('bff'), service }, { page: 1 }));
      expect(sent[0]?.headers[gateways.bff.tokenHeader]).toBe(shown);
    },
  );

  it('every call sends system type, business source, business code, channel and entrance', async () => {
    const { sent } = stubGateway([fine]);
    await run(call(makeEndpoint('life'), { page: 1 }));
    expect(sent[0]?.headers).toMatchObject({
      'X-System-Type': 'LONGCOIN',
      'X-Business-Source': '05',
      'X-Bu-Code': 'XM19089',
      'X-Channel': 'C1',
      'X-Entrance': 'lxappwallet',
    });
  });

  it('the entrance ends with the service of the call', async () => {
    const { sent } = stubGateway([fine]);
    await run(call({ ...makeEndpoint('wallet'), service: 'schedule' }, { page: 1 }));
    await run(call({ ...makeEndpoint('bff'), service: 'service' }, { page: 1 }));
    expect(sent.map(({ headers }) => headers['X-Entrance'])).toEqual(['lxappschedule', 'lxappservice']);
  });

  it('bodies are JSON, except in text calls', async () => {
    const { sent } = stubGateway([fine]);
    await run(call(makeEndpoint('wallet'), { page: 1 }));
    await run(call(accountInfo, { oa: 'LX100001' }));
    expect(sent[0]).toMatchObject({ body: '{"page":1}', headers: { 'Content-Type': 'application/json' } });
    expect(sent[1]).toMatchObject({
      body: encryptHex('{"oa":"LX100001"}', aes),
      headers: { 'Content-Type': 'text/plain' },
    });
  });
});

describe('retries', () => {
  it.each(names)('of %s are three tries, after n² × its own step, and one report', async (name) => {
    const { sent, failures } = stubGateway([serverError]);
    const error = await run(call(makeEndpoint(name), { page: 1 }));
    const step = gateways[name].retryStep;
    expect(sent.map(({ at }) => at)).toEqual([0, step, step + 4 * step]);
    expect(failureOf(error)).toEqual({ kind: 'http', status: 503, path: '/sample/v1/read' });
    expect(failures).toHaveLength(1);
  });

  it('send the same encrypted body and the same key', async () => {
    const { sent } = stubGateway(['network error']);
    const body = {
      accountType: 0,
      date: '2026-11-21 09:41:00',
      transferList: [{ usercode: 'LX2' }],
      money: '88.0',
      text: '好',
      tag: '',
    } as const;
    await run(
      call(batchTransfer, { ...body, transferList: [...body.transferList] }, { idempotencyKey: 'K1' }),
    );
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((request) => request.body))).toEqual(
      new Set([encryptHex(JSON.stringify(body), aes)]),
    );
    expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['K1', 'K1', 'K1']);
  });

  it.each([400, 401, 403, 404, 405, 408, 409, 422])('are not made after %i', async (status) => {
    const { sent } = stubGateway([{ status, body: '' }]);
    await run(call(makeEndpoint('wallet'), { page: 1 }));
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['seconds up to ten', { 'retry-after': '7' }, [0, 7000, 14000]],
    [
      'a date',
      { 'retry-after': 'Sat, 21 Nov 2026 01:41:03 GMT', date: 'Sat, 21 Nov 2026 01:41:00 GMT' },
      [0, 3000, 6000],
    ],
    ['more than ten seconds, which is ignored', { 'retry-after': '11' }, [0, 500, 2500]],
    ['nothing', {}, [0, 500, 2500]],
    ['an invalid value', { 'retry-after': 'soon' }, [0, 500, 2500]],
  ])('after 429 with Retry-After of %s wait accordingly', async (_, headers, times) => {
    const { sent } = stubGateway([{ status: 429, body: '', headers: headers as Record<string, string> }]);
    await run(call(makeEndpoint('wallet'), { page: 1 }));
    expect(sent.map(({ at }) => at)).toEqual(times);
  });

  it('are not made after a time-out', async () => {
    const { sent } = stubGateway(['no answer']);
    const error = await run(call(makeEndpoint('taxi'), { page: 1 }));
    expect(sent).toHaveLength(1);
    expect(failureOf(error)).toEqual({ kind: 'timeout' });
    expect(Date.now()).toBe(Date.parse('2026-11-21T01:41:30Z'));
  });

  it('end with the first success', async () => {
    const { sent, failures } = stubGateway([serverError, fine]);
    await expect(run(call(makeEndpoint('wallet'), { page: 1 }))).resolves.toEqual({ ok: true });
    expect(sent).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  it('are made for a read, and not for a write when the gateway has no idempotency keys', async () => {
    const { sent } = stubGateway([serverError], { keyless: ['wallet'] });
    await run(call(makeEndpoint('wallet', 'write'), { page: 1 }));
    expect(sent).toHaveLength(1);
    await run(call(makeEndpoint('wallet'), { page: 1 }));
    expect(sent).toHaveLength(4);
  });

  it('end silently when the page is left between two tries', async () => {
    const { sent, failures } = stubGateway([serverError]);
    const leaving = new AbortController();
    const made = call(makeEndpoint('wallet'), { page: 1 }, { signal: leaving.signal }).catch(failureOf);
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort();
    await vi.runAllTimersAsync();
    expect(await made).toEqual({ kind: 'cancelled' });
    expect(sent).toHaveLength(1);
    expect(failures).toEqual([]);
  });
});

describe('idempotency keys', () => {
  it('are required for a call that moves money', async () => {
    const { sent } = stubGateway([fine]);
    const body = {
      accountType: 0 as const,
      date: '2026-11-21 09:41:00',
      transferList: [],
      money: '1.0',
      text: '',
      tag: '',
    };
    await expect(call(batchTransfer, body)).rejects.toThrow('idempotency key');
    expect(sent).toEqual([]);
  });

  it('are created for any other write, one for all its tries, and not for a read', async () => {
    const { sent } = stubGateway([serverError, serverError, fine]);
    await run(call(makeEndpoint('mall', 'write'), { page: 1 }));
    await run(call(makeEndpoint('mall', 'write'), { page: 1 }));
    await run(call(makeEndpoint('mall'), { page: 1 }));
    const keys = sent.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
    expect(keys[4]).toBeUndefined();
  });
});

describe('the gateways’ clock', () => {
  it.each([+25, -25])(
    'replaces the clock of a phone that is %i hours off after the first answer',
    async (hours) => {
      const truth = Date.now() + hours * 3_600_000;
      stubGateway([
        { ...(fine as { status: number; body: string }), headers: { date: new Date(truth).toUTCString() } },
      ]);
      await run(call(makeEndpoint('wallet'), { page: 1 }));
      expect(gatewayNow()).toBe(truth);
    },
  );
});
