import type { SystemType } from '@/domain/account';
import { gateways, type GatewayName } from '@/api/gateways';
import type { Person } from './people';
import { colleague, type MockState } from './state';

/** Request headers by lower-case name. */
export type Headers = Readonly<Record<string, string>>;

export interface Caller {
  person: Person;
  systemType: SystemType;
}

/** The token, and the login key too, of somebody's session. */
export function tokenOf(usercode: string): string {
  return `lx-${usercode}`;
}

/**
 * Who calls. A missing API key is HTTP 401; a token that is missing, made up or ended is body code 6006. The gateway `auth` takes no
 * token and speaks for the world's own session.
 */
export function callerOf(state: MockState, gateway: GatewayName, headers: Headers): Caller | 401 | '6006' {
  const { apiKeyHeader, token, tokenHeader } = gateways[gateway];
  if ((headers[apiKeyHeader.toLowerCase()] ?? '') === '') return 401;
  const systemType = headers['x-system-type'] === 'WALLET' ? 'WALLET' : 'LONGCOIN';
  const given = token === 'none' ? tokenOf(state.session.usercode) : headers[tokenHeader.toLowerCase()];
  if (given === undefined || !given.startsWith('lx-') || state.expiredTokens.includes(given)) return '6006';
  const person = colleague(state, given.slice(3));
  return person === undefined ? '6006' : { person, systemType };
}
