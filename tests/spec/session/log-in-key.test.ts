import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/api/call';
import { failureOf, GatewayError } from '@/api/errors';
import { gateways } from '@/api/gateways';
import { endpoints } from '@/mocks/core/endpoints';
import { stubGateway } from '../../support/gateways/gateway-stub';
import { fine } from '../../support/samples/sample-endpoint';

const token = 'session-token';
const key = 'log-in-key';
let held = '';

const session = () => ({
  systemType: 'LONGCOIN',
  businessSource: '05',
  buCode: '',
  channel: '',
  entrance: () => '',
  tokens: { activity: token, login: held, chat: '' },
});

beforeEach(() => {
  held = '';
});

const carriers = endpoints
  .filter(({ gateway }) => ['login', 'chat-or-login'].includes(gateways[gateway].token))
  .map((endpoint) => [endpoint.name, endpoint] as const);
const others = endpoints
  .filter(({ gateway }) => gateways[gateway].token === 'activity')
  .map((endpoint) => [endpoint.name, endpoint] as const);

describe('a call that carries the log-in key', () => {
  it.each(carriers)(
    'waits for it, and never sends the session’s token in its place: %s',
    async (_, endpoint) => {
      let give: () => void = () => undefined;
      const logInKey = vi.fn(
        () =>
          new Promise<void>((resolve) => {
            give = () => {
              held = key;
              resolve();
            };
          }),
      );
      const { sent } = stubGateway([fine], { requestContext: session, logInKey });
      const answer = call(endpoint, {}, { idempotencyKey: 'intent' }).catch(failureOf);
      await vi.waitFor(() => expect(logInKey).toHaveBeenCalledTimes(1));
      expect(sent).toHaveLength(0);
      give();
      await answer;
      expect(sent[0]?.headers[gateways[endpoint.gateway].tokenHeader]).toBe(key);
      expect(JSON.stringify(sent[0]?.headers)).not.toContain(token);
    },
  );

  it.each(carriers)('fails like the exchange where that gets no answer: %s', async (_, endpoint) => {
    const logInKey = () => Promise.reject(new GatewayError({ kind: 'timeout' }, 'tokenToKey'));
    const { sent } = stubGateway([fine], { requestContext: session, logInKey });
    const failure = await call(endpoint, {}, { idempotencyKey: 'intent' }).catch(failureOf);
    expect(failure).toEqual({ kind: 'timeout', endpoint: endpoint.name });
    expect(sent).toHaveLength(0);
  });
});

it.each(others)(
  'a call that carries the session’s token waits for no log-in key: %s',
  async (_, endpoint) => {
    const logInKey = vi.fn(() => Promise.resolve());
    const { sent } = stubGateway([fine], { requestContext: session, logInKey });
    await call(endpoint, {}, { idempotencyKey: 'intent' }).catch(failureOf);
    expect(sent[0]?.headers[gateways[endpoint.gateway].tokenHeader]).toBe(token);
    expect(logInKey).not.toHaveBeenCalled();
  },
);
