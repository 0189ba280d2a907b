import type { Failure } from './failure';
import { rootRedirect } from './screens';
import { fingerprint } from './session/fingerprint';

/** What a support code says; nothing in it is about the person. */
export interface SupportFacts {
  /** The hash in the name of the running build's entry; null on the development server. */
  build: string | null;
  /** The address without `#`, with whatever is behind it; only its first part is used. */
  address: string;
  /** The failure that is shown; absent where the page itself says that something is wrong. */
  failure?: Failure | undefined;
  /** By the gateways' clock, ms. */
  time: number;
}

/** Without digits no run of them, as in phone numbers, passwords and tokens, can come about; without vowels no word. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const version = 1;

const nameWidth = 5;
const buildWidth = 7;
const timeWidth = 7;
const checkWidth = 2;

/** The characters of a build's hash, and how many of them are told. */
const hashCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const hashLength = 5;
const noBuild = hashCharacters.length ** hashLength;

/** In this order for good: the letter of each is its index. */
const outcomes = [
  'none',
  'network',
  'timeout',
  'http',
  'code',
  'expired',
  'departed',
  'no-account',
  'wallet-trouble',
  'invalidResponse',
] as const;
type Outcome = (typeof outcomes)[number];

/** Seconds are counted from the beginning of 2026 in UTC, ms. */
const firstMoment = 1_767_225_600_000;

/**
 * The code that a person gives to customer service: build, address, endpoint, outcome and time in about 38 letters, as in
 * `LX1-BXTVGHD-GPZML-DGQXR-FCHF-BLSZZFKDC`. Addresses and endpoints are marks of their names, which tooling/support-code-text.ts looks up.
 */
export function supportCode({ build, address, failure, time }: SupportFacts): string {
  const body = [
    spelled(buildNumber(build), buildWidth),
    markOf(pageOf(address)),
    markOf(failure?.endpoint ?? ''),
    outcomeText(failure),
    spelled(Math.max(0, Math.floor((time - firstMoment) / 1000)), timeWidth),
  ].join('-');
  return `LX${version}-${body}${checkOf(body)}`;
}

/** The mark of a name of a page or an endpoint, five letters; the same for good. */
export function markOf(name: string): string {
  return spelled(name === '' ? 0 : hashOf(name), nameWidth);
}

/** The first part of an address, `/orderItemDetail`: the rest may hold numbers of orders and people. The root is /home. */
export function pageOf(address: string): string {
  const page = /^\/?[^/?#]*/.exec(address)?.[0] ?? '';
  return page.length > 1 ? page : rootRedirect;
}

/** What a code says, as far as it can be read without the tables of names. */
export interface ReadSupportCode {
  /** The beginning of the build's hash; null for the development server. */
  build: string | null;
  /** Marks of names. */
  page: string;
  endpoint: string;
  outcome: Outcome;
  /** HTTP status or body code; empty where there is none, or none of at most five digits. */
  code: string;
  /** By the gateways' clock, whole seconds, ms. */
  time: number;
}

/** Reads a code back, however its letters and blanks were typed; or says why it cannot be read. */
export function readSupportCode(text: string): ReadSupportCode | 'foreign' | 'other-version' | 'mistyped' {
  const plain = text.replace(/\s/g, '').toUpperCase();
  const [, written, body = '', check] = /^LX(\d+)-(.*)(..)$/.exec(plain) ?? [];
  if (written === undefined) return 'foreign';
  if (Number(written) !== version) return 'other-version';
  const [build = '', page = '', endpoint = '', [kind = '', ...number] = '', time = ''] = body.split('-');
  const outcome = outcomes[letters.indexOf(kind)];
  if (check !== checkOf(body) || outcome === undefined) return 'mistyped';
  return {
    build: buildText(valueOf(build)),
    page,
    endpoint,
    outcome,
    code: codeText(outcome, valueOf(number.join(''))),
    time: firstMoment + valueOf(time) * 1000,
  };
}

function outcomeText(failure: Failure | undefined): string {
  const kind = outcomes.findIndex((outcome) => outcome === failure?.kind);
  const letter = spelled(Math.max(0, kind), 1);
  if (failure?.kind === 'http') return letter + inLetters(failure.status);
  // A figure in front keeps the zeros that a code begins with; longer numbers may be anything.
  if (failure?.kind === 'code' && /^\d{1,5}$/.test(failure.code))
    return letter + inLetters(Number(`1${failure.code}`));
  return letter;
}

function codeText(outcome: Outcome, value: number): string {
  if (value === 0) return '';
  return outcome === 'code' ? String(value).slice(1) : String(value);
}

function buildNumber(hash: string | null): number {
  if (hash === null) return noBuild;
  const told = Array.from(hash.padEnd(hashLength, hashCharacters.charAt(0))).slice(0, hashLength);
  return told.reduce(
    (sum, each) => sum * hashCharacters.length + Math.max(0, hashCharacters.indexOf(each)),
    0,
  );
}

function buildText(value: number): string | null {
  if (value === noBuild) return null;
  const digits = Array.from({ length: hashLength }, (_, index) => {
    const weight = hashCharacters.length ** (hashLength - 1 - index);
    return Math.floor(value / weight) % hashCharacters.length;
  });
  return digits.map((digit) => hashCharacters.charAt(digit)).join('');
}

function checkOf(body: string): string {
  return spelled(hashOf(body), checkWidth);
}

/** A whole number in letters, as short as it can be; at least one. */
function inLetters(value: number): string {
  const rest = Math.floor(value / letters.length);
  return (rest === 0 ? '' : inLetters(rest)) + letters.charAt(value % letters.length);
}

/** The last so many letters of a number. */
function spelled(value: number, width: number): string {
  return inLetters(value % letters.length ** width).padStart(width, letters.charAt(0));
}

function valueOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum * letters.length + letters.indexOf(letter), 0);
}

function hashOf(text: string): number {
  return Number.parseInt(fingerprint(text), 16);
}
