import * as v from 'valibot';
import { afterEach, beforeEach, vi } from 'vitest';
import { endpoint, type Endpoint } from '@/api/endpoint';
import { gateways, type GatewayName } from '@/api/gateways';
import { envelope, runToEnd, type Reply } from '../gateways/gateway-stub';

export const names = Object.keys(gateways) as GatewayName[];

export function makeEndpoint(gateway: GatewayName, effect: Endpoint['effect'] = 'read') {
  return endpoint({
    name: 'sample',
    gateway,
    service: 'wallet',
    path: '/sample/v1/read',
    encrypted: false,
    effect,
    body: v.object({ page: v.number() }),
    data: v.object({ ok: v.boolean() }),
  });
}

export const fine = envelope({ ok: true });
export const serverError: Reply = { status: 503, body: '' };
export const run = <Data>(made: Promise<Data>) => runToEnd(made.catch((error: unknown) => error as Error));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T01:41:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});
