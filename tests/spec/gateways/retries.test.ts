import { AxiosError, AxiosHeaders } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { call } from '@/api/call';
import { encryptHex } from '@/api/cipher';
import { batchTransfer } from '@/api/endpoints/transfer';
import { failureOf } from '@/api/errors';
import { gateways } from '@/api/gateways';
import { retryPolicy } from '@/api/retry';
import { aes, stubGateway } from '../../support/gateways/gateway-stub';
import { fine, makeEndpoint, names, run, serverError } from '../../support/samples/sample-endpoint';

// The first of all devices waits exactly as long as the rules say.
vi.mock('@/api/own-share', () => ({ ownShare: 0 }));

describe('retries', () => {
  it.each(names)('of %s are three tries, after n² × its own step, and one report', async (name) => {
    const { sent, failures } = stubGateway([serverError]);
    const error = await run(call(makeEndpoint(name), { page: 1 }));
    const step = gateways[name].retryStep;
    expect(sent.map(({ at }) => at)).toEqual([0, step, step + 4 * step]);
    expect(failureOf(error)).toEqual({
      kind: 'http',
      status: 503,
      path: '/sample/v1/read',
      endpoint: 'sample',
    });
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
    ['less than the step, which is waited for then', { 'retry-after': '0' }, [0, 500, 2500]],
    ['more than ten seconds, which ends the call', { 'retry-after': '11' }, [0]],
    ['nothing', {}, [0, 500, 2500]],
    ['an invalid value', { 'retry-after': 'soon' }, [0, 500, 2500]],
  ])('after 429 with Retry-After of %s wait accordingly', async (_, headers, times) => {
    const { sent } = stubGateway([{ status: 429, body: '', headers: headers as Record<string, string> }]);
    await run(call(makeEndpoint('wallet'), { page: 1 }));
    expect(sent.map(({ at }) => at)).toEqual(times);
  });

  it('wait for the Retry-After of a 503 too, and the failure says how long it was', async () => {
    const { sent } = stubGateway([{ status: 503, body: '', headers: { 'retry-after': '4' } }]);
    const error = await run(call(makeEndpoint('wallet'), { page: 1 }));
    expect(sent.map(({ at }) => at)).toEqual([0, 4000, 8000]);
    expect(failureOf(error)).toEqual({
      kind: 'http',
      status: 503,
      path: '/sample/v1/read',
      endpoint: 'sample',
      retryAfter: 4000,
    });
  });

  it('of many devices come back one after the other in half of the Retry-After again, and none before it', () => {
    const headers = new AxiosHeaders({ 'retry-after': '6' });
    const response = {
      status: 429,
      statusText: '',
      data: '',
      headers,
      config: { headers: new AxiosHeaders() },
    };
    const error = new AxiosError('refused', AxiosError.ERR_BAD_RESPONSE, undefined, undefined, response);
    const waits = [0, 0.5, 1].map((share) => retryPolicy(500, () => true, share).retryDelay(1, error));
    expect(waits).toEqual([6000, 7500, 9000]);
  });

  it('are not made after a time-out', async () => {
    const { sent } = stubGateway(['no answer']);
    const error = await run(call(makeEndpoint('taxi'), { page: 1 }));
    expect(sent).toHaveLength(1);
    expect(failureOf(error)).toEqual({ kind: 'timeout', endpoint: 'sample' });
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
    await run(call(makeEndpoint('wallet', 'write'), { page: 1 }, { idempotencyKey: 'key' }));
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
    expect(await made).toEqual({ kind: 'cancelled', endpoint: 'sample' });
    expect(sent).toHaveLength(1);
    expect(failures).toEqual([]);
  });
});
