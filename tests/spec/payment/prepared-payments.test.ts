// @vitest-environment happy-dom
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createPaymentFlow } from '@/flows/payment/create-payment-flow';
import { paymentDone, paymentRefused, paymentSent } from '@/state/payment-attempt';
import { lost, payer, payOnAQuietDay, sampleFlow, start } from '../../support/payments/sample-flow';

payOnAQuietDay();

describe('a prepared payment', () => {
  it('is stored with a key of its own before anything is sent', () => {
    const flow = sampleFlow();
    flow.prepare();
    expect(flow.stored()).toMatchObject({
      phase: 'ready',
      sentAt: null,
      intent: { usercode: 'U1 samples', content: { cup: 'blue' } },
    });
    expect(flow.stored()?.intent.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps its key while the same is meant and nothing was sent, and gets another for something else', () => {
    const flow = sampleFlow();
    flow.prepare();
    const key = flow.stored()?.intent.key;
    flow.prepare();
    expect(flow.stored()?.intent.key).toBe(key);
    flow.prepare('red');
    expect(flow.stored()?.intent).toMatchObject({ fingerprint: 'red' });
    expect(flow.stored()?.intent.key).not.toBe(key);
  });

  it('is not replaced while its outcome is open, whatever is meant next', () => {
    const flow = sampleFlow();
    flow.prepare();
    const key = flow.stored()?.intent.key ?? '';
    paymentSent(key, start);
    for (const cup of ['blue', 'red']) flow.prepare(cup);
    expect(flow.stored()?.intent).toMatchObject({ key, fingerprint: 'blue' });
  });

  it.each(['done', 'refused'])('is another one with another key once the former is %s', (phase) => {
    const flow = sampleFlow();
    flow.prepare();
    const key = flow.stored()?.intent.key ?? '';
    if (phase === 'done') paymentDone(key, 'T1');
    else paymentRefused(key, { kind: 'departed' });
    flow.prepare();
    expect(flow.stored()).toMatchObject({ phase: 'ready' });
    expect(flow.stored()?.intent.key).not.toBe(key);
  });

  it('stands beside those of other kinds, of other people and of other items', () => {
    const [cups, plates] = [sampleFlow(), sampleFlow({ name: 'plates' })];
    cups.prepare();
    plates.prepare('plate');
    cups.prepare('red', 'O1');
    expect(cups.stored()?.intent.content).toEqual({ cup: 'blue' });
    expect(plates.stored()?.intent.content).toEqual({ cup: 'plate' });
    expect(cups.storedAttempt(payer, 'O1')?.intent.content).toEqual({ cup: 'red' });
    expect(cups.storedAttempt('U2')).toBeNull();
  });

  it('is not offered where the stored request is none of its kind', () => {
    sampleFlow().prepare();
    const other = createPaymentFlow({
      name: 'samples',
      request: v.object({ plate: v.string() }),
      gateway: 'mall',
      send: lost,
      findRecord: () => Promise.resolve(null),
      onOutcome: () => {},
    });
    expect(other.storedAttempt(payer)).toBeNull();
  });
});
