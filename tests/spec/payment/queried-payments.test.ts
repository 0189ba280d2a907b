// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/failure';
import { attempt, followToTheEnd, pass, payment, phase } from '../../support/payments/followed-payment';

const lost: Failure = { kind: 'network' };

followToTheEnd();

describe('a query', () => {
  it('says “not sent” only where the key is unknown twice in a row, and stops the open call at the first', async () => {
    const sent = payment(['unknown', 'running', 'unknown', 'unknown']);
    void sent.send();
    await pass(29.999);
    expect(sent.isStopped()).toBe(false);
    await pass(0.001);
    expect(sent.isStopped()).toBe(true);
    await pass(10);
    expect(phase()).toBe('asking');
    await pass(5);
    expect(attempt()).toMatchObject({ phase: 'not-sent', failure: null });
    expect(sent.ends).toEqual(['not-sent']);
    expect(sent.asked).toEqual([30, 35, 40, 45]);
  });

  it('asks again after 5 s even late, where the key was unknown once', async () => {
    const replies = [...Array.from({ length: 14 }, () => 'running' as const), 'unknown', 'unknown'] as const;
    const sent = payment(replies);
    void sent.send();
    await pass(150);
    expect(sent.asked.slice(-3)).toEqual([100, 110, 115]);
    expect(phase()).toBe('not-sent');
  });

  it('that has no answer is stopped after 10 s, and repeated 5 s later', async () => {
    const sent = payment(['silence', { id: 'T1' }]);
    void sent.send();
    await pass(39.999);
    expect(sent.signals[0]?.aborted).toBe(false);
    await pass(0.001);
    expect(sent.signals[0]?.aborted).toBe(true);
    await pass(5);
    expect(sent.asked).toEqual([30, 45]);
    expect(phase()).toBe('done');
  });

  it('that was answered is not stopped afterwards', async () => {
    const sent = payment([{ id: 'T1' }]);
    void sent.send();
    await pass(60);
    expect(sent.signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  it('that fails is repeated, and says nothing about the key', async () => {
    const sent = payment(['unknown', lost, 'unknown', { id: 'T1' }]);
    void sent.send();
    await pass(45);
    expect(sent.asked).toEqual([30, 35, 40, 45]);
    expect(phase()).toBe('done');
  });

  it('waits as long as the gateway wants, never shorter than 5 s and never longer than 600 s', async () => {
    const busy = (seconds: number): Failure => ({
      kind: 'http',
      status: 429,
      path: '/query',
      retryAfter: seconds * 1_000,
    });
    const sent = payment([busy(3), busy(8), busy(9_000), 'running']);
    void sent.send();
    await pass(1_000);
    expect(sent.asked).toEqual([30, 35, 43, 643]);
  });

  it('that meets the end of the session leaves the payment to the records', async () => {
    const sent = payment(['running', { kind: 'expired' }]);
    const followed = sent.send();
    await pass(35);
    expect(await followed).toBe(true);
    expect(phase()).toBe('checking');
    await pass(100);
    expect(sent.asked).toEqual([30, 35]);
    expect(sent.ends).toEqual([]);
  });
});

describe('a payment whose page was closed', () => {
  it('is queried at once and sent no more', async () => {
    const closed = payment(['running', { id: 'T1' }]);
    const sentAt = closed.startedAt - 10_000;
    void closed.resume(sentAt);
    await pass(0);
    expect(phase()).toBe('asking');
    await pass(5);
    expect(closed.phasesSent).toEqual([]);
    expect(closed.sentAts).toEqual([sentAt, sentAt]);
    expect(attempt()).toMatchObject({ phase: 'done', id: 'T1' });
    expect(closed.ends).toEqual(['done']);
  });

  it('is left to the records 60 s after it was sent', async () => {
    const closed = payment();
    void closed.resume(closed.startedAt - 50_000);
    await pass(9.999);
    expect(phase()).toBe('asking');
    await pass(0.001);
    expect(phase()).toBe('checking');
  });

  it('is not called slow or left to the records after it was found', async () => {
    const closed = payment([{ id: 'T1' }]);
    await closed.resume(closed.startedAt - 50_000);
    await pass(60);
    expect(phase()).toBe('done');
  });
});

describe('a second tap', () => {
  it('sends nothing while the first payment is followed, and may send once that is over', async () => {
    const sent = payment();
    const first = sent.send();
    expect(await sent.send()).toBe(false);
    expect(sent.phasesSent).toHaveLength(1);
    sent.answer('T1');
    await first;
    void sent.send();
    await pass(0);
    expect(sent.phasesSent).toHaveLength(2);
  });
});
