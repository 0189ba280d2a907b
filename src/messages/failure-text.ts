import type { Failure } from '@/domain/failure';
import { truncate } from '@/domain/text';
import type { ErrorMessages } from './errors';

/** How a client handles body codes that have no text in the catalogue. */
type OtherCodes = 'toast' | 'glitch' | 'caller';

/**
 * The text of a failure from the catalogue; empty where nothing is shown, as after leaving the page. On a `glitch` client the gateway's
 * message has priority over code 9999, and the glitch text replaces a missing message.
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
/** What faulty gateways send instead of an empty message. */
const nothingSaid = /^(?:undefined|null|nan|\[object \w+\])$/i;

/**
 * The message of a gateway as at most three lines of plain text, without control and direction characters; null where it is empty.
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
