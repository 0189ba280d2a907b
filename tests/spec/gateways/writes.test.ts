// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gateways } from '@/api/gateways';
import { wire } from '@/app/wiring';
import { useWrite } from '@/flows/write/use-write';
import { errorMessages } from '@/messages/errors';
import { sharedMessages } from '@/messages/shared';
import { shellMessages } from '@/messages/shell';
import { endpoints } from '@/mocks/core/endpoints';
import { connectivityKnown, useAppStatus } from '@/state/app-status';
import { useNotifications } from '@/state/notifications';
import { resetMemory } from '@/state/slice';
import { lostThroughout, pageOf } from '../../support/samples/write-page';

const texts = errorMessages.zh;
const words = '今天不行';

const writes = endpoints.filter(({ effect }) => effect === 'write').map((each) => [each.name, each] as const);

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

describe('a write', () => {
  it('is declared, so that the rules below hold for something', () => {
    expect(writes.length).toBeGreaterThan(0);
  });

  it.each(writes)(
    '%s whose answer was lost is known as unknown, and the next tap does it once',
    async (...row) => {
      const page = await pageOf(row[1], lostThroughout);
      await page.send();
      expect(page.text()).toBe(texts.unanswered);
      expect(page.onDone).not.toHaveBeenCalled();
      expect(page.refresh).toHaveBeenCalledTimes(1);
      await page.send();
      expect(page.text()).toBeNull();
      expect(page.onDone).toHaveBeenCalledTimes(1);
      expect(page.gateway.done).toHaveLength(1);
    },
  );

  it.each(writes)('%s is sent once by two taps', async (...row) => {
    const page = await pageOf(row[1]);
    await page.send(2);
    expect(page.gateway.tries()).toBe(1);
    expect(page.onDone).toHaveBeenCalledTimes(1);
  });

  it.each(writes)('%s is not sent offline, and says why', async (...row) => {
    const page = await pageOf(row[1]);
    connectivityKnown(false);
    await page.send();
    expect(page.text()).toBe(shellMessages.zh.offline);
    connectivityKnown(true);
    await vi.runAllTimersAsync();
    expect(page.gateway.tries()).toBe(0);
  });

  it.each(writes)(
    '%s that was refused says so in the words of its gateway, and is another one next time',
    async (...row) => {
      const page = await pageOf(row[1], [{ code: '7001', message: words }]);
      await page.send();
      expect(page.text()).toBe(words);
      expect(useNotifications.getState().inPlace?.text).toBe(words);
      await page.send();
      expect(page.onDone).toHaveBeenCalledTimes(1);
    },
  );

  it.each(writes)('%s that was refused without words says the text of its gateway', async (...row) => {
    const [, endpoint] = row;
    const page = await pageOf(endpoint, [{ code: '7001', message: null }]);
    await page.send();
    const isGlitch = gateways[endpoint.gateway].otherCodes === 'glitch';
    expect(page.text()).toBe(isGlitch ? texts.glitch : texts.noMessage);
  });

  it.each(writes)(
    '%s after code 9999 may have been done, and goes under the same key again',
    async (...row) => {
      const [, endpoint] = row;
      const page = await pageOf(endpoint, [
        { code: '9999', message: words },
        { code: '9999', message: null },
      ]);
      await page.send();
      const isGlitch = gateways[endpoint.gateway].otherCodes === 'glitch';
      expect(page.text()).toBe(isGlitch ? words : texts.glitch);
      await page.send();
      expect(page.text()).toBe(texts.glitch);
      await page.send();
      expect(page.gateway.done).toHaveLength(1);
    },
  );

  it.each(writes)('%s under a session that is over is not done, and ends the session', async (...row) => {
    const [, endpoint] = row;
    const [code] = gateways[endpoint.gateway].expiryCodes;
    if (code === undefined) return expect(gateways[endpoint.gateway].token).toBe('none');
    const page = await pageOf(endpoint, [{ code, message: null }]);
    await page.send();
    expect(useAppStatus.getState().expired).toBe(true);
    expect(page.onDone).not.toHaveBeenCalled();
    expect(page.gateway.done).toEqual([]);
  });

  it.each(writes)('%s turns its button off offline where it moves coins or goods', async (...row) => {
    const page = await pageOf(row[1]);
    expect(page.offReason()).toBeNull();
    act(() => connectivityKnown(false));
    expect(page.offReason()).toBe(row[1].keepsKey === true ? sharedMessages.zh.offline : null);
    act(() => connectivityKnown(true));
    expect(page.offReason()).toBeNull();
  });

  const kept = writes.filter(([, { keepsKey }]) => keepsKey === true);
  it.each(kept)('%s, which moves coins or goods, is done once over a reload too', async (...row) => {
    const { gateway, send } = await pageOf(row[1], lostThroughout);
    await send();
    cleanup();
    resetMemory();
    const { result } = renderHook(() => useWrite(row[1]));
    act(() => result.current.send({}));
    await act(() => vi.runAllTimersAsync());
    expect(gateway.done).toHaveLength(1);
    expect(localStorage.getItem('person/open-writes')).toBeNull();
  });
});
