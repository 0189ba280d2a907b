// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { Failure } from '@/domain/failure';
import { attempt, followToTheEnd, pass, payment, phase } from '../../support/payments/followed-payment';

const lost: Failure = { kind: 'network' };
const refusal: Failure = { kind: 'code', code: '7001', message: '余额不足' };
const http = (status: number): Failure => ({ kind: 'http', status, path: '/pay' });

followToTheEnd();

describe('a payment that is answered', () => {
  it('is stored as sent before its first byte, and is done with the id of its record', async () => {
    const sent = payment();
    const followed = sent.send();
    expect(sent.phasesSent).toEqual(['sending']);
    expect(attempt().sentAt).toBe(sent.startedAt);
    await pass(1);
    sent.answer('T1');
    expect(await followed).toBe(true);
    expect(attempt()).toMatchObject({ phase: 'done', id: 'T1', failure: null });
    expect(sent.ends).toEqual(['done']);
    expect(sent.asked).toEqual([]);
  });

  it('is called slow after 15 s, and is done by an answer after 29 s without a query', async () => {
    const sent = payment();
    void sent.send();
    await pass(14.999);
    expect(phase()).toBe('sending');
    await pass(0.001);
    expect(phase()).toBe('working');
    await pass(14.9);
    sent.answer('T1');
    await pass(600);
    expect(phase()).toBe('done');
    expect(sent.asked).toEqual([]);
  });

  it('is refused with the reason where the gateway refuses it', async () => {
    const sent = payment();
    void sent.send();
    await pass(20);
    sent.fail(refusal);
    await pass(0);
    expect(attempt()).toMatchObject({ phase: 'refused', failure: refusal });
    expect(sent.ends).toEqual(['refused']);
  });

  it('was not sent where the session was over', async () => {
    const sent = payment();
    void sent.send();
    sent.fail({ kind: 'expired' });
    await pass(0);
    expect(attempt()).toMatchObject({ phase: 'not-sent', failure: { kind: 'expired' } });
    expect(sent.ends).toEqual(['not-sent']);
  });

  it('is called slow 15 s after it was sent again, not after it was sent first', async () => {
    const sent = payment();
    const first = sent.send();
    sent.fail({ kind: 'expired' });
    await first;
    await pass(5);
    void sent.send();
    await pass(10);
    expect(phase()).toBe('sending');
    await pass(5);
    expect(phase()).toBe('working');
  });

  it.each([http(403), { kind: 'expired' } satisfies Failure])(
    'is queried where a try that may be a repeated one was rejected: %o',
    async (failure) => {
      const phaseAfter = async (ms: number) => {
        const sent = payment(['running', { id: 'T1' }]);
        void sent.send();
        await pass(ms / 1_000);
        sent.fail(failure);
        await pass(0);
        const found = phase();
        await vi.runAllTimersAsync();
        return [found, sent.asked.length];
      };
      const atOnce = failure.kind === 'http' ? 'refused' : 'not-sent';
      expect(await phaseAfter(499)).toEqual([atOnce, 0]);
      expect(await phaseAfter(500)).toEqual(['asking', 2]);
    },
  );
});

describe('a payment without an answer', () => {
  it('is queried from 30 s on, every 5 s, by the moment when it was sent', async () => {
    const sent = payment();
    void sent.send();
    await pass(29.999);
    expect(sent.asked).toEqual([]);
    await pass(0.001);
    expect(attempt()).toMatchObject({ phase: 'asking', failure: null });
    await pass(20);
    expect(sent.asked).toEqual([30, 35, 40, 45, 50]);
    expect(new Set(sent.sentAts)).toEqual(new Set([sent.startedAt]));
    expect(sent.ends).toEqual([]);
  });

  it('is queried at once where its call was lost, with the reason kept', async () => {
    const sent = payment();
    void sent.send();
    await pass(2);
    sent.fail(lost);
    await pass(0);
    expect(sent.asked).toEqual([2]);
    expect(attempt()).toMatchObject({ phase: 'asking', failure: lost });
  });

  it('is left to the records after 60 s, and queried every 10 s once it was queried for 60 s', async () => {
    const sent = payment();
    void sent.send();
    await pass(59.999);
    expect(phase()).toBe('asking');
    await pass(0.001);
    expect(phase()).toBe('checking');
    await pass(60);
    expect(sent.asked.slice(-5)).toEqual([85, 90, 100, 110, 120]);
  });

  it('is given up 600 s after its first query, and stays open', async () => {
    const sent = payment();
    const followed = sent.send();
    await pass(630);
    expect(await followed).toBe(true);
    expect(phase()).toBe('checking');
    expect(sent.asked.at(-1)).toBe(630);
    expect(sent.isStopped()).toBe(true);
    expect(sent.ends).toEqual([]);
  });

  it('is done as soon as a query finds it, and its open call is stopped', async () => {
    const sent = payment(['running', { id: 'T2' }]);
    void sent.send();
    await pass(34);
    expect(sent.isStopped()).toBe(false);
    await pass(1);
    expect(attempt()).toMatchObject({ phase: 'done', id: 'T2', failure: null });
    expect(sent.ends).toEqual(['done']);
    expect(sent.isStopped()).toBe(true);
    await pass(100);
    expect(phase()).toBe('done');
  });

  it.each(['silence', 'running'] as const)(
    'is done by a late answer while a query meets %s',
    async (reply) => {
      const sent = payment([reply]);
      void sent.send();
      await pass(32);
      sent.answer('T1');
      await pass(0);
      expect(attempt()).toMatchObject({ phase: 'done', id: 'T1' });
      await pass(100);
      expect(sent.asked).toEqual([30]);
    },
  );

  it('is refused by a late refusal, and queried on after a late loss', async () => {
    const refused = payment();
    void refused.send();
    await pass(31);
    refused.fail(refusal);
    await pass(0);
    expect(phase()).toBe('refused');

    const open = payment();
    void open.send();
    await pass(31);
    open.fail(lost);
    await pass(14);
    expect(phase()).toBe('asking');
    expect(open.asked).toEqual([30, 35, 40, 45]);
  });
});
