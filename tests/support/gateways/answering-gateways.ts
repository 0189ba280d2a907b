import { AxiosError, AxiosHeaders } from 'axios';
import { decodeBody, encodeAnswer } from '@/api/codec';
import type { Endpoint } from '@/api/endpoint';
import { gateways, type GatewayName } from '@/api/gateways';
import { aes, stubGateway } from './gateway-stub';

/** An endpoint with the data that it answers in their wire form, and with a code other than 0000 where it refuses. */
export type Answer = readonly [endpoint: Endpoint, data: unknown, code?: string];

export const allGateways = Object.keys(gateways) as GatewayName[];

/** Gateways that answer these endpoints and lose all other calls, without idempotency keys where they are `keyless`; gives the calls that they got. */
export function answerWith(answers: readonly Answer[], keyless: readonly GatewayName[] = []) {
  const calls: { name: string; body: unknown; key: string | null }[] = [];
  stubGateway([], {
    keyless,
    adapter: async (config) => {
      const found = answers.find(([{ path }]) => config.url?.endsWith(path) === true);
      if (found === undefined) throw new AxiosError('lost', AxiosError.ERR_NETWORK, config);
      const [endpoint, data, code = '0000'] = found;
      const key: unknown = config.headers.get('Idempotency-Key');
      const body = decodeBody(endpoint, String(config.data), aes);
      calls.push({ name: endpoint.name, body, key: typeof key === 'string' ? key : null });
      return Promise.resolve({
        status: 200,
        statusText: '',
        data: encodeAnswer(endpoint, { code, message: '', data }, aes).text,
        headers: new AxiosHeaders(),
        config,
      });
    },
  });
  return calls;
}
