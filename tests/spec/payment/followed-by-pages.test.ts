// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryByIdempotencyKey } from '@/api/endpoints/transfer';
import { tenths } from '@/domain/money';
import { createPaymentFlow } from '@/flows/payment/create-payment-flow';
import { paymentDone, paymentSent } from '@/state/payment-attempt';
import { answerWith } from '../../support/gateways/answering-gateways';
import { payer, sentAt } from '../../support/payments/kinds-of-payments';

const outcomes: string[] = [];
const flowOf = (name: string) =>
  createPaymentFlow({
    name,
    request: v.object({ cup: v.string() }),
    gateway: 'mall',
    send: () => Promise.resolve({ id: 'T1' }),
    findRecord: () => Promise.resolve(null),
    onOutcome: ({ phase }) => outcomes.push(phase),
  });
const flow = flowOf('cups');

/** Prepares a payment and gives its key. */
const prepare = (item = '', usercode = payer) => {
  flow.prepare(
    usercode,
    { content: { cup: 'blue' }, fingerprint: item, recipients: [], total: tenths(10) },
    item,
  );
  return flow.storedAttempt(usercode, item)?.intent.key ?? '';
};

beforeEach(() => {
  outcomes.length = 0;
  vi.useFakeTimers({ now: sentAt });
});
afterEach(() => {
  cleanup();
  // What is still followed is let go, as when the page is left.
  dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  localStorage.clear();
});

describe('a page', () => {
  it('sees the attempt of its person and item, and each of its phases', () => {
    const { result } = renderHook(() => flow.useAttempt(payer, 'O1'));
    expect(result.current).toBeNull();
    let key = '';
    act(() => {
      key = prepare('O1');
    });
    expect(result.current?.phase).toBe('ready');
    act(() => paymentDone(key, 'T1'));
    expect(result.current).toMatchObject({ phase: 'done', id: 'T1' });
    act(() => {
      prepare('O2');
    });
    expect(result.current?.id).toBe('T1');
  });

  it('sees no attempt whose request is of another kind', () => {
    prepare();
    const other = createPaymentFlow({
      name: 'cups',
      request: v.object({ plate: v.string() }),
      gateway: 'mall',
      send: () => Promise.resolve({ id: 'T1' }),
      findRecord: () => Promise.resolve(null),
      onOutcome: () => {},
    });
    expect(renderHook(() => other.useAttempt(payer)).result.current).toBeNull();
    expect(renderHook(() => other.useItems(payer)).result.current).toEqual([]);
  });

  it('sees the items of its person’s attempts, of its kind alone', () => {
    flowOf('cups2').prepare(payer, {
      content: { cup: 'red' },
      fingerprint: '',
      recipients: [],
      total: tenths(1),
    });
    for (const item of ['O1', 'O2']) prepare(item);
    prepare('O3', 'U2');
    expect(renderHook(() => flow.useItems(payer)).result.current).toEqual(['O1', 'O2']);
  });

  it('queries an open outcome at once and takes it up every 3 s, until it is known', async () => {
    const calls = answerWith([[queryByIdempotencyKey, { state: 'running' }]]);
    const key = prepare();
    paymentSent(key, sentAt);
    const { result } = renderHook(() => flow.useResumedAttempt(payer));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(calls).toHaveLength(1);
    // The tab that follows it is closed: the next one takes it up.
    act(() => {
      dispatchEvent(new Event('pagehide'));
    });
    await act(() => vi.advanceTimersByTimeAsync(2_999));
    expect(calls).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(calls).toHaveLength(2);
    answerWith([[queryByIdempotencyKey, { state: 'done', id: 'T1' }]]);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(result.current).toMatchObject({ phase: 'done', id: 'T1' });
  });

  it('asks for nothing where no outcome is open', async () => {
    const calls = answerWith([[queryByIdempotencyKey, { state: 'running' }]]);
    prepare();
    renderHook(() => flow.useResumedAttempt(payer));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls).toEqual([]);
  });

  it('handles an outcome once more when it opens, and then no more', async () => {
    paymentDone(prepare(), 'T1');
    renderHook(() => flow.useResumedAttempt(payer));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(outcomes).toEqual(['done']);
  });

  it('takes nothing up any more once it is left', async () => {
    const calls = answerWith([[queryByIdempotencyKey, { state: 'done', id: 'T1' }]]);
    const { unmount } = renderHook(() => flow.useResumedAttempt(payer));
    let key = '';
    act(() => {
      key = prepare();
    });
    unmount();
    paymentSent(key, sentAt);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual([]);
  });
});
