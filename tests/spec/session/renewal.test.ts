import { AxiosHeaders, type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { call } from '@/api/call';
import { queryUserInfo } from '@/api/endpoints/account';
import { batchTransfer } from '@/api/endpoints/transfer';
import { failureOf } from '@/api/errors';
import { stubGateway } from '../../support/gateways/gateway-stub';
import { gift } from '../../support/gateways/mock-gateways';

/** A gateway that accepts only the newest token and records the idempotency keys of its requests. */
function gatewayWithTokens(renewed: () => Promise<string>) {
  const state = { token: 'old', renewals: 0, keys: [] as unknown[] };
  const adapter: AxiosAdapter = (config) => {
    const alive = config.headers.get('X-Activity-Token') === 'new';
    state.keys.push(config.headers.get('Idempotency-Key'));
    const user = {
      username: '林',
      usercode: 'LX1',
      userId: 'U1',
      jobCode: '',
      mobile: '',
      email: '',
      avatar: '',
    };
    const data = JSON.stringify(alive ? { code: '0000', data: user } : { code: '6006', message: 'over' });
    return Promise.resolve({ status: 200, statusText: '', data, headers: new AxiosHeaders(), config });
  };
  let running: Promise<boolean> | null = null;
  const renew = () => {
    running ??= renewed()
      .then(
        (token) => {
          state.token = token;
          state.renewals += 1;
          return true;
        },
        () => false,
      )
      .finally(() => {
        running = null;
      });
    return running;
  };
  const { failures } = stubGateway([], {
    adapter,
    renew,
    requestContext: () => ({
      systemType: 'WALLET',
      businessSource: '122',
      buCode: '',
      channel: '',
      entrance: () => '',
      tokens: { activity: state.token, login: state.token, chat: '' },
    }),
  });
  return { state, failures };
}

describe('an expired token in a host that can renew it', () => {
  it('is renewed once for fifty simultaneous calls, and all are answered', async () => {
    const { state, failures } = gatewayWithTokens(() => Promise.resolve('new'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(queryUserInfo, {})));
    expect(answers.map(({ usercode }) => usercode)).toEqual(Array(50).fill('LX1'));
    expect(state.renewals).toBe(1);
    expect(failures).toEqual([]);
  });

  it('is not renewed again for a call that was sent before, which is repeated', async () => {
    const { state } = gatewayWithTokens(() => Promise.resolve('new'));
    await call(queryUserInfo, {});
    await call(queryUserInfo, {});
    expect(state.renewals).toBe(1);
  });

  it('repeats a payment under its own key', async () => {
    const { state } = gatewayWithTokens(() => Promise.resolve('new'));
    await call(batchTransfer, gift(), { idempotencyKey: 'intent-1' }).catch(failureOf);
    expect(state.keys).toEqual(['intent-1', 'intent-1']);
  });

  it('ends fifty calls as expired when no new token comes, and nothing is sent again', async () => {
    const { state } = gatewayWithTokens(() => Promise.reject(new Error('refused')));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call(queryUserInfo, {}).catch(failureOf)),
    );
    expect(answers).toEqual(Array(50).fill({ kind: 'expired', endpoint: queryUserInfo.name }));
    expect(state.keys).toHaveLength(50);
  });
});
