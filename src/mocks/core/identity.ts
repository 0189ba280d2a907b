import type { Endpoint } from '@/api/endpoint';
import { gateways } from '@/api/gateways';
import type { SystemType } from '@/domain/account';
import { entrance } from '@/domain/session/business-source';
import { colleague } from './colleague';
import type { Person } from './people';
import type { MockState } from './state';

/** Request headers by lower-case name. */
export type Headers = Readonly<Record<string, string>>;

export interface Caller {
  person: Person;
  systemType: SystemType;
  /** The entrance that the call came by. */
  entrance: string;
}

/** The token of a person's session. */
export function tokenOf(usercode: string): string {
  return `lx-${usercode}`;
}

/** A log-in key that stands for the token of a person's session. */
export function logInKeyOf(usercode: string): string {
  return `key-${usercode}`;
}

/** The token behind what a caller shows: itself, or the one that a log-in key stands for; null where it is made up. */
function sessionTokenOf(shown: string): string | null {
  const usercode = /^(?:lx-|key-)(LX\d{6})(?:-[\w-]+)?$/.exec(shown)?.[1];
  return usercode === undefined ? null : tokenOf(usercode);
}

/** Whose live session a token or log-in key belongs to; undefined where it is made up or over. */
export function holderOf(state: MockState, shown: string): Person | undefined {
  const token = sessionTokenOf(shown);
  if (token === null || state.expiredTokens.includes(token)) return undefined;
  return colleague(state, token.slice(3));
}

/**
 * Who calls. A missing API key is HTTP 401; an entrance other than that of the business source and the call's service is 400; a token
 * that is missing, made up or ended is body code 6006. The gateway `auth` takes no token and speaks for the world's own session.
 */
export function callerOf(
  state: MockState,
  { gateway, service }: Endpoint,
  headers: Headers,
): Caller | 400 | 401 | '6006' {
  const { apiKeyHeader, token, tokenHeader } = gateways[gateway];
  if ((headers[apiKeyHeader.toLowerCase()] ?? '') === '') return 401;
  const cameBy = entrance(headers['x-business-source'] ?? '', service);
  if (headers['x-entrance'] !== cameBy) return 400;
  const systemType = headers['x-system-type'] === 'WALLET' ? 'WALLET' : 'LONGCOIN';
  const shown = headers[tokenHeader.toLowerCase()] ?? '';
  // `chat-LX…` is a person's chat token, which only customer service takes.
  const takesChat = token === 'chat-or-login' && service === 'service';
  const isChat = takesChat && shown.startsWith('chat-');
  // A token is no log-in key, nor the other way round.
  const isRight = isChat || shown.startsWith(token === 'activity' ? 'lx-' : 'key-');
  const person =
    token === 'none'
      ? colleague(state, state.session.usercode)
      : isRight
        ? holderOf(state, isChat ? shown.replace(/^chat-/, 'lx-') : shown)
        : undefined;
  return person === undefined ? '6006' : { person, systemType, entrance: cameBy };
}
