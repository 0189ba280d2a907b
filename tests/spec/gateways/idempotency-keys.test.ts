// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { call } from '@/api/call';
import { batchTransfer } from '@/api/endpoints/transfer';
import { sendWrite } from '@/flows/write/perform-write';
import { stubGateway } from '../../support/gateways/gateway-stub';
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
});
