// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, type CallOptions } from '@/api/call';
import { connection } from '@/api/connection';
import type { Endpoint } from '@/api/endpoint';
import { wire } from '@/app/wiring';
import { endpoints } from '@/mocks/core/endpoints';
import { useAppStatus } from '@/state/app-status';
import { useLoading } from '@/state/loading';
import { useNotifications } from '@/state/notifications';
import { resetMemory } from '@/state/slice';
import { runToEnd, stubGateway, type Reply } from '../../support/gateways/gateway-stub';

/** The ways to call without a toast. */
const silences = {
  quiet: { quiet: true },
  background: { background: true },
  followed: { leavesOpen: () => true },
} as const satisfies Record<string, CallOptions>;

const rows = endpoints.flatMap((endpoint) =>
  Object.entries(silences).map(([name, options]) => [endpoint.name, name, endpoint, options] as const),
);

async function fail(endpoint: Endpoint, options: CallOptions, reply: Reply): Promise<void> {
  const { onFailure } = await connection();
  stubGateway([reply], { onFailure });
  await runToEnd(call(endpoint, {}, { idempotencyKey: 'key', ...options }).catch(() => undefined));
}

beforeEach(() => {
  vi.useFakeTimers();
  wire();
});
afterEach(() => {
  vi.useRealTimers();
  resetMemory();
});

describe('a call without a toast', () => {
  it.each(rows)(
    'to %s that is %s makes the network be looked for',
    async (_, _silence, endpoint, options) => {
      await fail(endpoint, options, 'network error');
      expect(useAppStatus.getState().networkDoubts).toBe(1);
      expect(useNotifications.getState().shown).toEqual([]);
    },
  );

  it.each(rows)('to %s that is %s tells the loading indicator of an HTTP error', async (...row) => {
    const [, , endpoint, options] = row;
    await fail(endpoint, options, { status: 400, body: '' });
    expect(useLoading.getState().shown).toBe('last');
    expect(useNotifications.getState().shown).toEqual([]);
  });
});
