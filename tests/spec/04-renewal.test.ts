import { AxiosHeaders, type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { call } from '@/api/call';
import { batchTransfer } from '@/api/endpoints/transfer';
import { failureOf } from '@/api/errors';
import { queryUserInfo } from '@/api/endpoints/account';
import { gift } from '../support/mock-gateways';
import { stubGateway } from '../support/gateway-stub';

/** A gateway for which only the newest token lives; it keeps the idempotency keys of what it was asked. */
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

describe('a token that ran out where the host can bring a new one', () => {
  it('fifty calls that find out together share one new token, and all are answered', async () => {
    const { state, failures } = gatewayWithTokens(() => Promise.resolve('new'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(queryUserInfo, {})));
    expect(answers.map(({ usercode }) => usercode)).toEqual(Array(50).fill('LX1'));
    expect(state.renewals).toBe(1);
    expect(failures).toEqual([]);
  });

  it('a call that was on its way meanwhile goes out again without another renewal', async () => {
    const { state } = gatewayWithTokens(() => Promise.resolve('new'));
    await call(queryUserInfo, {});
    await call(queryUserInfo, {});
    expect(state.renewals).toBe(1);
  });

  it('money goes out again under the key of its intent', async () => {
    const { state } = gatewayWithTokens(() => Promise.resolve('new'));
    await call(batchTransfer, gift(), { idempotencyKey: 'intent-1' }).catch(failureOf);
    expect(state.keys).toEqual(['intent-1', 'intent-1']);
  });

  it('where no new token comes, fifty calls end as expired and nothing is sent again', async () => {
    const { state } = gatewayWithTokens(() => Promise.reject(new Error('refused')));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call(queryUserInfo, {}).catch(failureOf)),
    );
    expect(answers).toEqual(Array(50).fill({ kind: 'expired' }));
    expect(state.keys).toHaveLength(50);
  });
});
