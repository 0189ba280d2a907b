// @vitest-environment happy-dom
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { beforeEach, expect, it, vi } from 'vitest';
import { connect, connection } from '@/api/connection';
import { failureOf } from '@/api/errors';
import * as services from '@/api/services';
import { wire } from '@/app/wiring';
import { errorMessages } from '@/messages/errors';
import { useAppStatus } from '@/state/app-status';
import { useNotifications } from '@/state/notifications';

const calls = Object.values(services).filter(
  (each): each is typeof services.linkedFile => typeof each === 'object' && 'service' in each,
);

beforeEach(async () => {
  useNotifications.setState({ inPlace: null });
  wire();
  const adapter = (config: InternalAxiosRequestConfig) =>
    Promise.reject(new AxiosError('network', AxiosError.ERR_NETWORK, config));
  connect({ ...(await connection()), adapter });
});

it('there are services', () => {
  expect(calls.length).toBeGreaterThan(0);
});

it.each(calls.map((call) => [call.name, call] as const))(
  'a failure of the service “%s” is kept among the messages and tells the network probe',
  async (_, call) => {
    const { networkDoubts } = useAppStatus.getState();
    expect(await services.askService(call, {}).catch(failureOf)).toEqual({
      kind: 'network',
      endpoint: call.name,
    });
    await vi.waitFor(() => expect(useNotifications.getState().inPlace?.text).toBe(errorMessages.zh.network));
    expect(useAppStatus.getState().networkDoubts).toBe(networkDoubts + 1);
  },
);
