// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import {
  attemptOf,
  paymentCleared,
  paymentDelayed,
  paymentDone,
  paymentPrepared,
  paymentSent,
  paymentTimedOut,
  paymentUnanswered,
  storedAttempts,
} from '@/state/payment-attempt';
import { resetMemory } from '@/state/slice';

const prepare = (key: string, usercode: string) =>
  paymentPrepared({ key, usercode, content: {}, fingerprint: key, recipients: [], total: tenths(88) });
const phases = () => ['LX1', 'LX2'].map((usercode) => attemptOf(storedAttempts(), usercode)?.phase);

afterEach(() => {
  localStorage.clear();
  resetMemory();
});

describe('what happens to a payment', () => {
  it('changes the attempt of its own key alone', () => {
    prepare('one', 'LX1');
    prepare('other', 'LX2');
    paymentSent('one', 1);
    expect(phases()).toEqual(['sending', 'ready']);
    paymentDone('other', 'T2');
    expect(phases()).toEqual(['sending', 'done']);
  });

  it('is stored whatever its key looks like, until it was seen', () => {
    prepare('k', 'U');
    const stored = localStorage.getItem('settlements') ?? '';
    paymentCleared('k');
    expect(localStorage.getItem('settlements')).toBeNull();
    localStorage.setItem('settlements', stored);
    expect(attemptOf(storedAttempts(), 'U')).toMatchObject({ phase: 'ready', intent: { key: 'k' } });
  });

  it('makes only a payment that is being sent a slow one', () => {
    prepare('one', 'LX1');
    paymentSent('one', 1);
    paymentUnanswered('one', null);
    paymentDelayed('one');
    expect(phases()).toEqual(['asking', undefined]);
  });

  it('takes over first what another tab has stored', () => {
    prepare('one', 'LX1');
    prepare('other', 'LX2');
    const ofBoth = localStorage.getItem('settlements') ?? '';
    for (const [phase, act] of [
      ['checking', () => paymentSent('one', 1)],
      ['asking', () => prepare('new', 'LX1')],
      ['done', () => paymentCleared('one')],
    ] as const) {
      localStorage.setItem('settlements', ofBoth.replaceAll('"ready"', `"${phase}"`));
      act();
      expect(phases()[1]).toBe(phase);
    }
    localStorage.setItem('settlements', ofBoth);
    expect(phases()).toEqual(['ready', 'ready']);
  });

  it('leaves a payment that is left to the records there, however its call ends', () => {
    prepare('one', 'LX1');
    paymentSent('one', 1);
    paymentTimedOut('one');
    paymentUnanswered('one', { kind: 'network' });
    expect(phases()).toEqual(['checking', undefined]);
  });
});
