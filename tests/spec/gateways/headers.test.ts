import { describe, expect, it } from 'vitest';
import { call } from '@/api/call';
import { encryptHex } from '@/api/cipher';
import { accountInfo } from '@/api/endpoints/account';
import { gateways } from '@/api/gateways';
import { aes, stubGateway } from '../../support/gateways/gateway-stub';
import { fine, makeEndpoint, names, run } from '../../support/samples/sample-endpoint';

describe('each client has its own keys and headers', () => {
  it.each(names)('%s sends its API key and its token under its own names', async (name) => {
    const { sent } = stubGateway([fine]);
    await run(call(makeEndpoint(name), { page: 1 }));
    const { apiKeyHeader, tokenHeader, token } = gateways[name];
    expect(sent[0]?.url).toBe(`/gw/${name}/sample/v1/read`);
    expect(sent[0]?.headers[apiKeyHeader]).toBe(`key-${name}`);
    if (token === 'none') expect(JSON.stringify(sent[0]?.headers)).not.toMatch(/activity-token|login-key/);
    else expect(sent[0]?.headers[tokenHeader]).toBe(token === 'activity' ? 'activity-token' : 'login-key');
  });

  it.each([
    ['service', 'chat-token', 'chat-token'],
    ['service', '', 'login-key'],
    ['wallet', 'chat-token', 'login-key'],
    ['grant', 'chat-token', 'login-key'],
  ] as const)(
    'bff in a call of %s with the session’s chat token “%s” sends %s',
    async (service, chat, shown) => {
      const { sent } = stubGateway([fine], {
        requestContext: () => ({
          systemType: 'LONGCOIN',
          businessSource: '05',
          buCode: '',
          channel: '',
          entrance: () => '',
          tokens: { activity: 'activity-token', login: 'login-key', chat },
        }),
      });
      await run(call({ ...makeEndpoint('bff'), service }, { page: 1 }));
      expect(sent[0]?.headers[gateways.bff.tokenHeader]).toBe(shown);
    },
  );

  it('every call sends system type, business source, business code, channel and entrance', async () => {
    const { sent } = stubGateway([fine]);
    await run(call(makeEndpoint('life'), { page: 1 }));
    expect(sent[0]?.headers).toMatchObject({
      'X-System-Type': 'LONGCOIN',
      'X-Business-Source': '05',
      'X-Bu-Code': 'XM19089',
      'X-Channel': 'C1',
      'X-Entrance': 'lxappwallet',
    });
  });

  it('the entrance ends with the service of the call', async () => {
    const { sent } = stubGateway([fine]);
    await run(call({ ...makeEndpoint('wallet'), service: 'schedule' }, { page: 1 }));
    await run(call({ ...makeEndpoint('bff'), service: 'service' }, { page: 1 }));
    expect(sent.map(({ headers }) => headers['X-Entrance'])).toEqual(['lxappschedule', 'lxappservice']);
  });

  it('bodies are JSON, except in text calls', async () => {
    const { sent } = stubGateway([fine]);
    await run(call(makeEndpoint('wallet'), { page: 1 }));
    await run(call(accountInfo, { oa: 'LX100001' }));
    expect(sent[0]).toMatchObject({ body: '{"page":1}', headers: { 'Content-Type': 'application/json' } });
    expect(sent[1]).toMatchObject({
      body: encryptHex('{"oa":"LX100001"}', aes),
      headers: { 'Content-Type': 'text/plain' },
    });
  });
});
