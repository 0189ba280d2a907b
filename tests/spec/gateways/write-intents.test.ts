// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remind } from '@/api/endpoints/reminder';
import { wire } from '@/app/wiring';
import { affectionPayChange } from '@/areas/family-pay/endpoints';
import { useWrite } from '@/flows/write/use-write';
import { errorMessages } from '@/messages/errors';
import { resetMemory } from '@/state/slice';
import { gatewayOf, lostThroughout, pageOf } from '../../support/samples/write-page';

const texts = errorMessages.zh;
const notDone = (reason: string) => `没有改成：${reason}`;

beforeEach(() => {
  vi.useFakeTimers();
  wire();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  resetMemory();
});

describe('an intent', () => {
  it('is another one once something else was meant for the same thing', async () => {
    const page = await pageOf(affectionPayChange, lostThroughout);
    await page.send(1, { id: 'Y1', change: 'pause' });
    await page.send(1, { id: 'Y1', change: 'resume' });
    await page.send(1, { id: 'Y1', change: 'pause' });
    expect(page.gateway.done).toHaveLength(3);
  });

  it('stays the same where something was done to another thing meanwhile', async () => {
    const page = await pageOf(affectionPayChange, lostThroughout);
    await page.send(1, { id: 'Y1', change: 'pause' });
    await page.send(1, { id: 'Y2', change: 'pause' });
    await page.send(1, { id: 'Y1', change: 'pause' });
    expect(page.gateway.done).toHaveLength(2);
  });
});

describe('the words of a page', () => {
  it('stand before why something was refused, and why it was not sent', async () => {
    const page = await pageOf(remind, [{ code: '7001', message: '今天不行' }], { notDone });
    await page.send();
    expect(page.text()).toBe('没有改成：今天不行');
  });

  it('do not call failed what may have been done', async () => {
    const page = await pageOf(remind, lostThroughout, { notDone });
    await page.send();
    expect(page.text()).toBe(texts.unanswered);
  });
});

it('writes of two pages are sent one after the other, in the order of the taps', async () => {
  const gateway = await gatewayOf(affectionPayChange);
  const first = renderHook(() => useWrite(affectionPayChange));
  const second = renderHook(() => useWrite(affectionPayChange));
  gateway.replies.push(...lostThroughout);
  act(() => {
    first.result.current.send({ id: 'Y2', change: 'pause' });
    second.result.current.send({ id: 'Y1', change: 'pause' });
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(gateway.tries()).toBe(1);
  await act(() => vi.runAllTimersAsync());
  expect(gateway.tries()).toBe(4);
});
