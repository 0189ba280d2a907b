import { describe, expect, it } from 'vitest';
import { batchTransfer, queryByIdempotencyKey } from '@/api/endpoints/transfer';
import { checkPassword, updatePassword } from '@/api/endpoints/wallet-user';
import { usualPassword } from '@/mocks/payment-security/security';
import { chen, Gateways, gift, me, requestFor, zhou } from '../../support/gateways/mock-gateways';

describe('an idempotency key', () => {
  it('is required with every call that moves money', async () => {
    const gateways = new Gateways();
    expect(await gateways.http(batchTransfer, gift())).toMatchObject({ status: 400 });
    expect((await gateways.state()).ledger.postings).toEqual([]);
  });

  it('with the same payload returns the first answer again, byte for byte, and books once', async () => {
    const gateways = new Gateways();
    const first = await gateways.http(batchTransfer, gift(), { key: 'k' });
    gateways.real += 60_000;
    const again = await gateways.http(batchTransfer, gift(), { key: 'k' });
    expect(again.body).toBe(first.body);
    expect((await gateways.state()).ledger.postings).toHaveLength(1);
  });

  it('with another payload is 422, and books nothing more', async () => {
    const gateways = new Gateways();
    await gateways.http(batchTransfer, gift(), { key: 'k' });
    expect(await gateways.http(batchTransfer, gift([zhou]), { key: 'k' })).toMatchObject({ status: 422 });
    expect((await gateways.state()).ledger.postings).toHaveLength(1);
  });

  it('belongs to its creator: the same key of another person is a different one', async () => {
    const gateways = new Gateways();
    await gateways.data(batchTransfer, gift([zhou]), { key: 'k' });
    expect(await gateways.data(queryByIdempotencyKey, { key: 'k' }, { as: chen })).toEqual({
      state: 'unknown',
    });
    await gateways.data(batchTransfer, gift([zhou]), { key: 'k', as: chen });
    expect((await gateways.state()).ledger.postings).toHaveLength(2);
  });

  it('returns the id of what was booked', async () => {
    const gateways = new Gateways();
    const { id } = await gateways.data(batchTransfer, gift(), { key: 'k' });
    expect(await gateways.data(queryByIdempotencyKey, { key: 'k' })).toEqual({ state: 'done', id });
  });

  it('keeps a refusal as its first answer, even when the reason no longer exists', async () => {
    const gateways = new Gateways('poor');
    const first = await gateways.say(batchTransfer, gift(), { key: 'k' });
    expect(first.code).toBe('5110');
    await gateways.data(batchTransfer, gift([me], { money: '500.0' }), { as: 'LX100010', key: 'help' });
    expect(await gateways.say(batchTransfer, gift(), { key: 'k' })).toEqual(first);
    expect(await gateways.data(queryByIdempotencyKey, { key: 'k' })).toEqual({ state: 'unknown' });
    expect((await gateways.say(batchTransfer, gift(), { key: 'l' })).code).toBe('0000');
  });

  it('is left free by a refusal without a booking, so that a permitted call can be repeated correctly', async () => {
    const gateways = new Gateways();
    await gateways.data(checkPassword, { password: usualPassword, allows: 'k' });
    const same = await gateways.say(updatePassword, { password: usualPassword }, { key: 'k' });
    expect(same).toMatchObject({ code: '5222' });
    await gateways.data(updatePassword, { password: '480615' }, { key: 'k' });
    expect(await gateways.http(updatePassword, { password: '480616' }, { key: 'k' })).toMatchObject({
      status: 422,
    });
    expect((await gateways.state()).security[me]).toMatchObject({ password: '480615' });
  });

  it('is running while its call is delayed: 409, and then done', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'batchTransfer', kind: 'delay', value: 31_000 });
    const rendering = await gateways.service.serve(requestFor(batchTransfer, gift(), { key: 'k' }));
    expect(rendering).toMatchObject({ kind: 'later', ms: 31_000 });
    expect(await gateways.data(queryByIdempotencyKey, { key: 'k' })).toEqual({ state: 'running' });
    expect(await gateways.http(batchTransfer, gift(), { key: 'k' })).toMatchObject({ status: 409 });
    expect((await gateways.state()).ledger.postings).toEqual([]);
    gateways.real += 31_000;
    if (rendering.kind !== 'later') throw new Error('not put off');
    await gateways.service.resume(rendering.ticket);
    expect(await gateways.data(queryByIdempotencyKey, { key: 'k' })).toMatchObject({ state: 'done' });
    expect((await gateways.state()).ledger.postings).toHaveLength(1);
  });

  it('that was reported as unknown is never booked afterwards', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'batchTransfer', kind: 'delay', value: 1000 });
    const rendering = await gateways.service.serve(requestFor(batchTransfer, gift(), { key: 'k' }));
    gateways.real += 10_000;
    expect(await gateways.data(queryByIdempotencyKey, { key: 'k' })).toEqual({ state: 'unknown' });
    if (rendering.kind !== 'later') throw new Error('not put off');
    expect(await gateways.service.resume(rendering.ticket)).toEqual({ kind: 'drop' });
    expect((await gateways.state()).ledger.postings).toEqual([]);
  });

  it('can be used again once the mark of a killed call has expired, and is booked once', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'batchTransfer', kind: 'delay', value: 1000 });
    const rendering = await gateways.service.serve(requestFor(batchTransfer, gift(), { key: 'k' }));
    gateways.real += 10_000;
    expect((await gateways.say(batchTransfer, gift(), { key: 'k' })).code).toBe('0000');
    if (rendering.kind !== 'later') throw new Error('not put off');
    await gateways.service.resume(rendering.ticket);
    expect((await gateways.state()).ledger.postings).toHaveLength(1);
  });
});
