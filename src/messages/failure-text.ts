import type { Failure } from '@/domain/failure';
import { truncate } from '@/domain/text';
import type { ErrorMessages } from './errors';

/** What a client shows for a body code without a text of its own. */
type OtherCodes = 'toast' | 'glitch' | 'caller';

/**
 * Takes a failure and the catalogue, gives what the reader is told; empty where nothing is to be said, as after leaving the
 * page. On a `glitch` client the gateway's message wins over code 9999, and the glitch text stands in for one that is missing.
 */
export function failureText(
  failure: Failure,
  messages: ErrorMessages,
  otherCodes: OtherCodes = 'toast',
): string {
  switch (failure.kind) {
    case 'network':
      return messages.network;
    case 'timeout':
      return messages.timeout;
    case 'http':
      return messages.http(failure.status, withoutQuery(failure.path));
    case 'code':
      if (otherCodes === 'glitch') return serverText(failure.message) ?? messages.glitch;
      return failure.code === '9999' ? messages.glitch : (serverText(failure.message) ?? messages.noMessage);
    case 'expired':
      return messages.loginInvalid;
    case 'departed':
      return messages.departed;
    case 'no-account':
      return messages.noAccount;
    case 'wallet-trouble':
      return serverText(failure.message) ?? messages.walletTrouble;
    case 'invalidResponse':
      return messages.invalidResponse;
    case 'cancelled':
      return '';
  }
}

const maxLines = 3;
const maxCharacters = 90;
/** What faulty gateways write where they have nothing to say. */
const nothingSaid = /^(?:undefined|null|nan|\[object \w+\])$/i;

/**
 * A gateway's words as at most three lines of plain text, without control and direction characters; null where nothing is left to read.
 */
export function serverText(message: string | null): string | null {
  if (message === null) return null;
  const lines = message
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+|\s+/gu, ' ').trim())
    .filter((line) => line !== '');
  const text = truncate(lines.slice(0, maxLines).join('\n'), maxCharacters);
  return text === '' || nothingSaid.test(text) ? null : text;
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/, '');
}
