// @vitest-environment happy-dom
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { call } from '@/api/call';
import { batchTransfer } from '@/api/endpoints/transfer';
import { performWrite, sendWrite } from '@/flows/write/perform-write';
import { intentOf } from '@/flows/write/write-intent';
import { envelope, stubGateway } from '../../support/gateways/gateway-stub';
import { fine, makeEndpoint, run, serverError } from '../../support/samples/sample-endpoint';

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

  it('are required for any other write, one for all its tries, and sent with no read', async () => {
    const { sent } = stubGateway([serverError, serverError, fine]);
    await expect(call(makeEndpoint('mall', 'write'), { page: 1 })).rejects.toThrow('idempotency key');
    await run(sendWrite(makeEndpoint('mall', 'write'), { page: 1 }));
    await run(sendWrite(makeEndpoint('mall', 'write'), { page: 1 }));
    await run(call(makeEndpoint('mall'), { page: 1 }));
    const keys = sent.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
    expect(keys[4]).toBeUndefined();
  });

  it('belong to a visit alone, unless the call moves coins or goods', () => {
    const write = makeEndpoint('mall', 'write');
    expect(intentOf(write, { page: 1 }).survivesReload).toBe(false);
    expect(intentOf({ ...write, keepsKey: true }, { page: 1 }).survivesReload).toBe(true);
  });

  it('belong to what a body names by its id, or to the endpoint', () => {
    const write = { ...makeEndpoint('mall', 'write'), body: v.unknown() };
    const subject = (body: unknown) => intentOf(write, body).subject;
    expect(subject({ id: 'a', page: 1 })).toBe(subject({ id: 'a', page: 2 }));
    expect(subject({ id: 'a' })).not.toBe(subject({ id: 'b' }));
    for (const body of ['a', null, { page: 1 }]) expect(subject(body)).toBe(subject({}));
  });
});

describe('a write whose answer is lost', () => {
  it('is shown where it is only sent, and not where its page follows it', async () => {
    const { failures } = stubGateway([serverError]);
    const write = makeEndpoint('mall', 'write');
    await run(performWrite(write, { page: 1 }, {}));
    expect(failures).toEqual([]);
    await run(sendWrite(write, { page: 1 }));
    expect(failures).toHaveLength(1);
  });

  it('is told apart from one that was refused', async () => {
    const write = makeEndpoint('mall', 'write');
    stubGateway([serverError]);
    expect(await run(performWrite(write, { page: 1 }, {}))).toMatchObject({ state: 'unanswered' });
    const { failures } = stubGateway([envelope(null, '7001', '不行')]);
    expect(await run(performWrite(write, { page: 1 }, {}))).toMatchObject({ state: 'refused' });
    expect(failures).toHaveLength(1);
    expect(await run(sendWrite(write, { page: 1 }))).toBeInstanceOf(Error);
  });
});
