import { toMoment } from '@/domain/business-time';
import { markOf, pageOf, readSupportCode, type ReadSupportCode } from '@/domain/support-code';

/** The names that marks in a code may stand for. */
export interface KnownNames {
  /** Addresses of the route table, with whatever parameters they name. */
  addresses: readonly string[];
  endpoints: readonly string[];
}

const unreadable = {
  foreign: 'This is no support code: one looks like LX1-BXTVGHD-GPZML-DGQXR-FCHF-BLSZZFKDC.',
  'other-version': 'This code is of another version: read it in a checkout of the release that made it.',
  mistyped: 'A letter of this code is wrong or missing: compare it with what the person sees.',
} as const;

/** What each outcome means; where a code belongs to it, it is added. */
const outcomes: Readonly<Record<ReadSupportCode['outcome'], string>> = {
  none: 'no call failed: the page itself says that something is wrong',
  network: 'no answer: the network was gone, or the connection broke',
  timeout: 'no answer within the time-out of the gateway',
  http: 'HTTP status',
  code: 'body code',
  expired: 'the gateway says that the session is over',
  departed: 'the gateway says that the person has left the company',
  'no-account': 'body code 6: the person has no account',
  'wallet-trouble': 'body code 9999 of the balance',
  invalidResponse: 'the answer could not be read, or the page crashed over it',
};

/** A code in plain words, one fact a line; or the one sentence that says why it cannot be read. */
export function explainSupportCode(
  text: string,
  { addresses, endpoints }: KnownNames,
): { isRead: boolean; lines: readonly string[] } {
  const read = readSupportCode(text);
  if (typeof read === 'string') return { isRead: false, lines: [unreadable[read]] };
  const { build, page, endpoint, outcome, code, time } = read;
  const rows = [
    ['build', build === null ? 'a development server' : `${build}…, the entry assets/index-${build}….js`],
    ['address', named(page, addresses, pageOf)],
    ['endpoint', endpoint === markOf('') ? 'none' : named(endpoint, endpoints)],
    [
      'outcome',
      [outcomes[outcome], code === '' && outcome === 'code' ? 'of another shape' : code].join(' ').trim(),
    ],
    ['time', `${toMoment(time)} in business time, ${new Date(time).toISOString()}`],
  ] as const;
  return { isRead: true, lines: rows.map(([name, value]) => `${name.padEnd(10)}${value}`) };
}

/** All names that have this mark; of a newer or older release there may be none. */
function named(
  mark: string,
  names: readonly string[],
  part: (name: string) => string = (name) => name,
): string {
  const found = names.filter((name) => markOf(part(name)) === mark);
  return found.length === 0 ? `unknown to this checkout (${mark})` : found.join(' or ');
}
