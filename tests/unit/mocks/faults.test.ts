import { describe, expect, it } from 'vitest';
import { readAnswer } from '@/api/answer';
import { accountInfo } from '@/api/endpoints/account';
import { balance } from '@/api/endpoints/home';
import { batchTransfer, queryByIdempotencyKey } from '@/api/endpoints/transfer';
import type { FaultRequest } from '@/mocks/core/control';
import { faultKinds, takeFaults, type Fault } from '@/mocks/core/faults';
import { piecesOf } from '@/mocks/core/rendering';
import { config, Gateways, gift, me, pinned, requestFor } from '../../support/gateways/mock-gateways';

const body = gift();

async function afterOne(
  faultRequest: Omit<FaultRequest, 'call'>,
): Promise<{ gateways: Gateways; final: unknown; booked: number }> {
  const gateways = new Gateways();
  await gateways.fault({ call: 'batchTransfer', ...faultRequest });
  const final = await gateways.final(batchTransfer, body, { key: 'k' });
  return { gateways, final, booked: (await gateways.state()).ledger.postings.length };
}

describe('a fault', () => {
  it.each([
    ['status', 'before', { answer: { status: 500 } }, 0],
    ['status', 'after', { answer: { status: 500 } }, 1],
    ['drop', 'before', { kind: 'drop' }, 0],
    ['drop', 'after', { kind: 'drop' }, 1],
    ['hang', 'before', { kind: 'hang' }, 0],
    ['hang', 'after', { kind: 'hang' }, 1],
    [
      'html',
      'before',
      { answer: { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } } },
      0,
    ],
    [
      'html',
      'after',
      { answer: { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } } },
      1,
    ],
  ] as const)('%s %s the booking ends as declared', async (kind, when, expected, entries) => {
    const { final, booked } = await afterOne({ kind, when });
    expect(final).toMatchObject(expected);
    expect(booked).toBe(entries);
  });

  it.each(['garbled', 'wrong-shape', 'html'] as const)(
    '%s is an answer that the client treats as invalid',
    async (kind) => {
      for (const endpoint of [accountInfo, balance]) {
        const gateways = new Gateways();
        await gateways.fault({ call: '*', kind, when: 'after' });
        const request =
          endpoint === accountInfo ? requestFor(accountInfo, { oa: me }) : requestFor(balance, {});
        const final = await gateways.service.answer(request);
        if (final.kind !== 'answer') throw new Error('no answer');
        expect(final.answer.status).toBe(200);
        expect(readAnswer(endpoint, final.answer.body, config.aes)).toEqual({
          failure: { kind: 'invalidResponse' },
        });
      }
    },
  );

  it('code returns the given body code and message', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'balance', kind: 'code', value: '3017', message: '活动已结束' });
    expect(await gateways.say(balance, {})).toEqual({ code: '3017', message: '活动已结束', data: null });
  });

  it('code sends a number as a number', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'balance', kind: 'code', value: 403 });
    const { body } = await gateways.http(balance, {});
    expect(JSON.parse(body)).toMatchObject({ code: 403, data: null });
  });

  it('status can include Retry-After', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'balance', kind: 'status', value: 429, retryAfter: 3 });
    expect(await gateways.http(balance, {})).toMatchObject({ status: 429, headers: { 'retry-after': '3' } });
  });

  it('delay after booking commits first and waits then', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'batchTransfer', kind: 'delay', when: 'after', value: 700 });
    const rendering = await gateways.service.serve(requestFor(batchTransfer, body, { key: 'k' }));
    expect(rendering).toMatchObject({ kind: 'wait', ms: 700, then: { kind: 'answer' } });
    expect((await gateways.state()).ledger.postings).toHaveLength(1);
  });

  it('delay before booking waits first, and answers as usual', async () => {
    const { gateways, final, booked } = await afterOne({ kind: 'delay', value: 700 });
    expect(gateways.slept).toEqual([700]);
    expect(final).toMatchObject({ kind: 'answer', answer: { status: 200 } });
    expect(booked).toBe(1);
  });

  it('hang before booking leaves a running key, which is unknown a minute later', async () => {
    const { gateways } = await afterOne({ kind: 'hang' });
    expect(await gateways.data(queryByIdempotencyKey, { key: 'k' })).toEqual({ state: 'running' });
    gateways.real += 61_000;
    expect(await gateways.data(queryByIdempotencyKey, { key: 'k' })).toEqual({ state: 'unknown' });
  });

  it.each([
    ['before', 'later', 0],
    ['after', 'hold', 1],
  ] as const)('hold %s the booking keeps the reply until it is released', async (when, kind, entries) => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'batchTransfer', kind: 'hold', when });
    const rendering = await gateways.service.serve(requestFor(batchTransfer, body, { key: 'k' }));
    const [held] = (await gateways.state()).held;
    expect(rendering).toMatchObject({ kind, held: held?.id });
    expect((await gateways.state()).ledger.postings).toHaveLength(entries);
    await gateways.control('POST', 'faults', { release: held?.id });
    expect((await gateways.state()).held).toEqual([]);
    if (rendering.kind === 'later') await gateways.service.resume(rendering.ticket);
    expect((await gateways.state()).ledger.postings).toHaveLength(1);
  });

  it('hold ends when QA releases it while the caller waits', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'balance', kind: 'hold' });
    const waiting = gateways.final(balance, {});
    await Promise.resolve();
    await gateways.control('POST', 'faults', { release: true });
    expect(await waiting).toMatchObject({ kind: 'answer' });
  });

  it('drip sends the same answer in pieces', async () => {
    const gateways = new Gateways();
    const plain = await gateways.http(balance, {});
    await gateways.fault({ call: 'balance', kind: 'drip', value: 50 });
    const dripping = await gateways.http(balance, {});
    expect(dripping).toMatchObject({ dripMs: 50, body: plain.body });
    expect(piecesOf(dripping.body).length).toBeGreaterThan(1);
    expect(piecesOf(dripping.body).join('')).toBe(plain.body);
  });

  it('duplicate performs the call twice, and a key still books once', async () => {
    const { booked, final } = await afterOne({ kind: 'duplicate' });
    expect(final).toMatchObject({ kind: 'answer', answer: { status: 200 } });
    expect(booked).toBe(1);
  });

  it('skew changes the Date header, which otherwise has business time', async () => {
    const gateways = new Gateways();
    const date = async () => Date.parse((await gateways.http(balance, {})).headers['date'] ?? '');
    expect(await date()).toBe(pinned);
    await gateways.fault({ call: 'balance', kind: 'skew', value: 25 * 3_600_000 });
    expect(await date()).toBe(pinned + 25 * 3_600_000);
  });

  it('stale repeats the former answer of the same call', async () => {
    const gateways = new Gateways();
    const before = await gateways.http(accountInfo, { oa: me });
    await gateways.data(batchTransfer, body, { key: 'k' });
    await gateways.fault({ call: 'accountInfo', kind: 'stale', when: 'after' });
    expect((await gateways.http(accountInfo, { oa: me })).body).toBe(before.body);
    expect((await gateways.http(accountInfo, { oa: me })).body).not.toBe(before.body);
  });

  it('before booking leaves the key free for the next try', async () => {
    const { gateways } = await afterOne({ kind: 'status', when: 'before' });
    expect((await gateways.say(batchTransfer, body, { key: 'k' })).code).toBe('0000');
  });

  it('that delays a call and then prevents it leaves the key free as well', async () => {
    const gateways = new Gateways();
    const call = 'batchTransfer';
    await gateways.fault({ call, kind: 'delay', value: 10 }, { call, kind: 'status', value: 503 });
    expect(await gateways.http(batchTransfer, body, { key: 'k' })).toMatchObject({ status: 503 });
    expect(gateways.slept).toEqual([10]);
    expect((await gateways.say(batchTransfer, body, { key: 'k' })).code).toBe('0000');
  });

  it('affects as many calls as it states, and only the call that it names', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'balance', kind: 'status', times: 2 });
    expect((await gateways.http(accountInfo, { oa: me })).status).toBe(200);
    const statuses = [];
    for (let turn = 0; turn < 3; turn++) statuses.push((await gateways.http(balance, {})).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect((await gateways.state()).faults).toEqual([]);
  });

  it('with a chance affects the same calls for the same seed, and others for another', () => {
    const countHits = (seed: number) => {
      let faults: readonly Fault[] = [
        { id: 'F', call: '*', kind: 'drop', when: 'after', times: 'always', chance: 0.3, seed, rolls: 0 },
      ];
      return Array.from({ length: 200 }, () => {
        const { taken, left } = takeFaults(faults, 'balance');
        faults = left;
        return taken.length;
      });
    };
    expect(countHits(1)).toEqual(countHits(1));
    expect(countHits(1)).not.toEqual(countHits(2));
    const count = countHits(1).filter((hit) => hit === 1).length;
    expect(count).toBeGreaterThan(35);
    expect(count).toBeLessThan(85);
  });

  it('of any kind, before or after, leaves the ledger at zero with at most one entry', async () => {
    for (const kind of faultKinds) {
      for (const when of ['before', 'after'] as const) {
        const gateways = new Gateways();
        await gateways.fault({ call: 'batchTransfer', kind, when });
        const rendering = await gateways.service.serve(requestFor(batchTransfer, body, { key: 'k' }));
        await gateways.control('POST', 'faults', { release: true });
        if (rendering.kind === 'later') await gateways.service.resume(rendering.ticket);
        gateways.real += 61_000;
        expect((await gateways.say(batchTransfer, body, { key: 'k' })).code).toBe('0000');
        expect((await gateways.state()).ledger.postings).toHaveLength(1);
        expect(await gateways.balances()).toMatchObject({ sum: 0 });
      }
    }
  });
});
