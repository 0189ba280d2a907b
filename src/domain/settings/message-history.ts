import type { Failure } from '@/domain/failure';
import { redacted } from '@/domain/session/redaction';
import { pageOf, supportCode } from '@/domain/support-code';
import { truncate } from '@/domain/text';

/** What a reader can do about it; the words are in `messages`. */
export const nextSteps = ['nothing', 'network', 'later', 'login', 'apply', 'service'] as const;
export type NextStep = (typeof nextSteps)[number];

/** One line of /messages. */
export interface HistoryMessage {
  /** Business time, ms. */
  time: number;
  text: string;
  /** The first part of the address, `/transfer1`; the rest may contain numbers of orders and people, so it is left out. */
  page: string;
  /** Of the gateway or of HTTP; empty where there is none. */
  code: string;
  next: NextStep;
  /** The code for customer service; absent where no call failed. */
  support?: string;
}

/** What was said, and where and when. */
export interface Said {
  text: string;
  failure?: Failure | undefined;
  /** The address without `#`, with whatever is behind it. */
  address: string;
  time: number;
  /** What must not be kept, whatever its shape. */
  secrets: readonly string[];
  /** The running build; null on the development server. */
  build: string | null;
}

const kept = 24 * 3_600_000;
const most = 100;
/** The same message again within this time, ms, is one message: a page may ask every few seconds. */
const repeatTime = 60_000;
const longestText = 200;
const longestCode = 12;

/** The record of a message; secrets are removed from it. */
export function messageOf(said: Said): HistoryMessage {
  const { text, failure, address, time, secrets } = said;
  return {
    time,
    text: truncate(redacted(text, secrets), longestText),
    page: redacted(pageOf(address), secrets),
    code: redacted(codeOf(failure), secrets).slice(0, longestCode),
    next: nextStep(failure),
    ...(failure === undefined ? {} : { support: supportCode(said) }),
  };
}

/** The newest first, at most a hundred, none older than a day; a repeated message replaces the one before. */
export function messagesAfter(
  messages: readonly HistoryMessage[],
  message: HistoryMessage,
): HistoryMessage[] {
  const others = messages.filter((other) => !isRepeated(other, message));
  return recentMessages([message, ...others], message.time).slice(0, most);
}

function isRepeated(before: HistoryMessage, { text, page, code, time }: HistoryMessage): boolean {
  const isSame = before.text === text && before.page === page && before.code === code;
  return isSame && Math.abs(time - before.time) < repeatTime;
}

/** Those of the last 24 hours; one from the future, which only a wrong clock gives, is left out. */
export function recentMessages(messages: readonly HistoryMessage[], now: number): HistoryMessage[] {
  return messages.filter(({ time }) => Math.abs(now - time) < kept);
}

function codeOf(failure: Failure | undefined): string {
  switch (failure?.kind) {
    case 'http':
      return `HTTP ${failure.status}`;
    case 'code':
      return failure.code;
    case 'no-account':
      return '6';
    case 'wallet-trouble':
      return '9999';
    default:
      return '';
  }
}

function nextStep(failure: Failure | undefined): NextStep {
  switch (failure?.kind) {
    case 'network':
    case 'timeout':
      return 'network';
    case 'wallet-trouble':
    case 'invalidResponse':
      return 'later';
    case 'expired':
      return 'login';
    case 'no-account':
      return 'apply';
    case 'code':
    case 'departed':
      return 'service';
    case 'http':
      return afterStatus(failure.status);
    default:
      return 'nothing';
  }
}

function afterStatus(status: number): NextStep {
  if (status === 401) return 'login';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'service';
}
