import type { AxiosAdapter } from 'axios';
import type { Connection } from '@/api/connection';
import { gateways, type GatewayName } from '@/api/gateways';
import { defaultBusinessSource } from '@/domain/constants';
import { entrance } from '@/domain/session/business-source';
import { logInKeyOf, tokenOf } from '@/mocks/core/identity';
import { config } from './mock-gateways';

/** The connection of the session of the person whom `caller` names at the time of a call, over this network. */
export function mockConnection(adapter: AxiosAdapter, caller: () => string): Connection {
  const names = Object.keys(gateways) as GatewayName[];
  const bases = names.map((name) => [name, { base: config.bases[name], apiKey: 'key' }] as const);
  return {
    gateways: Object.fromEntries(bases) as Connection['gateways'],
    aes: config.aes,
    keyless: [],
    requestContext: () => ({
      systemType: 'LONGCOIN',
      businessSource: defaultBusinessSource,
      buCode: '',
      channel: '',
      entrance: (service) => entrance(defaultBusinessSource, service),
      tokens: { activity: tokenOf(caller()), login: logInKeyOf(caller()), chat: '' },
    }),
    onFailure: () => undefined,
    adapter,
  };
}
