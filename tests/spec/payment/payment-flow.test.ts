// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { queryByIdempotencyKey } from '@/api/endpoints/transfer';
import { GatewayError } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { paymentDone, paymentRefused, paymentSent, paymentUnanswered } from '@/state/payment-attempt';
import { userIdentified } from '@/state/user';
import { allGateways, answerWith } from '../../support/gateways/answering-gateways';
import { lost, payer, payOnAQuietDay, person, sampleFlow, start } from '../../support/payments/sample-flow';

const rejected = (failure: Failure) => () => Promise.reject(new GatewayError(failure, 'sample'));

payOnAQuietDay();

describe('a payment that is sent', () => {
  it('goes under its key once, and its outcome is handled', async () => {
    const flow = sampleFlow();
    flow.prepare();
    expect(await flow.send(payer)).toBe(true);
    expect(flow.stored()).toMatchObject({ phase: 'done', id: 'T1' });
    expect(flow.keys).toEqual([flow.stored()?.intent.key]);
    expect(flow.outcomes).toEqual(['done']);
    expect(await flow.send(payer)).toBe(false);
    expect(flow.keys).toHaveLength(1);
  });

  it('is not sent where nothing was prepared, or another person uses the wallet by now', async () => {
    const flow = sampleFlow();
    expect(await flow.send(payer)).toBe(false);
    flow.prepare();
    userIdentified({ ...person, usercode: 'U2' });
    expect(await flow.send(payer)).toBe(false);
    expect(flow.keys).toEqual([]);
  });

  it('leaves the outcome open by a lost answer, and by a rejection only after the first retry', async () => {
    const flow = sampleFlow();
    flow.prepare();
    await flow.send(payer);
    expect(flow.leftOpen).toEqual([true, false]);
  });

  it('handles a refusal as an outcome, but no payment that was not sent', async () => {
    const refused = sampleFlow({ send: rejected({ kind: 'departed' }) });
    refused.prepare();
    await refused.send(payer);
    expect(refused.outcomes).toEqual(['refused']);

    const unsent = sampleFlow({ name: 'unsent', send: rejected({ kind: 'expired' }) });
    unsent.prepare();
    await unsent.send(payer);
    expect(unsent.stored()?.phase).toBe('not-sent');
    expect(unsent.outcomes).toEqual([]);
  });
});

describe('a payment whose answer is lost', () => {
  it.each([
    [{ state: 'done', id: 'T9' }, 'done', 'T9'],
    [{ state: 'unknown' }, 'not-sent', null],
    [{ state: 'running' }, 'checking', null],
  ])('is found by its key where the gateway knows keys: %o', async (answer, phase, id) => {
    const calls = answerWith([[queryByIdempotencyKey, answer]]);
    const flow = sampleFlow({ send: lost });
    flow.prepare();
    void flow.send(payer);
    await vi.runAllTimersAsync();
    expect(flow.stored()).toMatchObject({ phase, id });
    expect(calls[0]?.body).toEqual({ key: flow.stored()?.intent.key });
    expect(flow.found).toEqual([]);
  });

  it('is found by its record where the gateway knows no keys, and never called unsent', async () => {
    answerWith([], allGateways);
    const flow = sampleFlow({ send: lost });
    flow.prepare();
    void flow.send(payer);
    await vi.runAllTimersAsync();
    expect(flow.found[0]).toEqual({ sentAt: start, background: true });
    expect(flow.stored()?.phase).toBe('checking');

    const found = sampleFlow({ name: 'found', send: lost, findRecord: () => Promise.resolve('T8') });
    found.prepare();
    await found.send(payer);
    expect(found.stored()).toMatchObject({ phase: 'done', id: 'T8' });
  });

  it('that was rejected late is refused where the gateway knows no keys, as nothing is repeated there', async () => {
    const late = () =>
      new Promise<never>((_, reject) => {
        const failure: Failure = { kind: 'http', status: 403, path: '/pay' };
        setTimeout(() => reject(new GatewayError(failure, 'sample')), 500);
      });
    const phaseAfter = async (name: string) => {
      const flow = sampleFlow({ name, send: late });
      flow.prepare();
      void flow.send(payer);
      await vi.advanceTimersByTimeAsync(500);
      return flow.stored()?.phase;
    };
    expect(await phaseAfter('keys')).toBe('asking');
    answerWith([], allGateways);
    expect(await phaseAfter('no keys')).toBe('refused');
  });
});

describe('a payment that is taken up again', () => {
  it('is queried and not sent while its outcome is open', async () => {
    answerWith([[queryByIdempotencyKey, { state: 'done', id: 'T7' }]]);
    const flow = sampleFlow();
    flow.prepare();
    paymentSent(flow.stored()?.intent.key ?? '', start - 20_000);
    await flow.resume(payer);
    expect(flow.stored()).toMatchObject({ phase: 'done', id: 'T7' });
    expect(flow.keys).toEqual([]);
    expect(flow.outcomes).toEqual(['done']);
  });

  it('is queried by the moment when it was sent', async () => {
    answerWith([], allGateways);
    const flow = sampleFlow();
    flow.prepare();
    const key = flow.stored()?.intent.key ?? '';
    paymentSent(key, start - 20_000);
    paymentUnanswered(key, null);
    void flow.resume(payer);
    await vi.advanceTimersByTimeAsync(0);
    expect(flow.found[0]?.sentAt).toBe(start - 20_000);
  });

  it('is handled once more where it is done, and left alone where it was not sent, refused or is not there', async () => {
    const calls = answerWith([[queryByIdempotencyKey, { state: 'running' }]]);
    const flow = sampleFlow();
    await flow.resume(payer);
    flow.prepare();
    await flow.resume(payer);
    const key = flow.stored()?.intent.key ?? '';
    paymentRefused(key, { kind: 'departed' });
    await flow.resume(payer);
    expect(flow.outcomes).toEqual([]);
    paymentDone(key, 'T1');
    await flow.resume(payer);
    expect(flow.outcomes).toEqual(['done']);
    expect(calls).toEqual([]);
  });
});

it('a payment is discarded only where nothing of it can have been booked', () => {
  const flow = sampleFlow();
  flow.discard(payer);
  flow.prepare();
  const key = flow.stored()?.intent.key ?? '';
  paymentSent(key, start);
  flow.discard(payer);
  expect(flow.stored()?.phase).toBe('sending');
  paymentDone(key, 'T1');
  flow.discard(payer);
  expect(flow.stored()?.phase).toBe('done');
  paymentRefused(key, { kind: 'departed' });
  flow.discard(payer);
  expect(flow.stored()).toBeNull();
});
