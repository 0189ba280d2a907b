import { screens } from '@/domain/screens';

/** What a scanned, read or typed text means (docs/codes.md). Reading it opens nothing. */
export type ScannedCode =
  /** A merchant's code on the counter. */
  | { kind: 'merchant'; code: string }
  | { kind: 'red-packet'; id: string }
  | { kind: 'activity'; id: string }
  | { kind: 'colleague'; usercode: string }
  /** A payer's payment code: only a till may scan it. */
  | { kind: 'payment-code' }
  /** For the external link guard, which may still refuse it. */
  | { kind: 'address'; address: string }
  /** A code of this app with something missing, or of a newer kind. */
  | { kind: 'broken' }
  /** Anything else, to be read and copied. */
  | { kind: 'text'; text: string };

/** Codes of this app are short; a longer text is not one of them. */
const longestCode = 128;

/** The characters of an id; none of them has a meaning in an address. */
const id = /^[\w-]+$/;

/** Each kind with its letter in a code and its address in a link. */
const kinds: readonly {
  letter: string;
  pages: readonly string[];
  parameter: string;
  code: (value: string) => ScannedCode;
}[] = [
  {
    letter: 'M',
    pages: ['/scan-pay'],
    parameter: 'code',
    code: (code) => ({ kind: 'merchant', code }),
  },
  {
    letter: 'R',
    pages: ['/BagDesc', '/NBagDesc'],
    parameter: 'id',
    code: (value) => ({ kind: 'red-packet', id: value }),
  },
  {
    letter: 'A',
    pages: ['/activityDetails'],
    parameter: 'id',
    code: (value) => ({ kind: 'activity', id: value }),
  },
  {
    letter: 'C',
    pages: ['/transfer1'],
    parameter: 'to',
    code: (usercode) => ({ kind: 'colleague', usercode }),
  },
];

/**
 * Reads a text out of a code. `appAddress` is the app's own, without query and hash: a link to it means what its hash means. Never
 * throws, whatever the text; blanks around it do not count.
 */
export function readScannedCode(text: string, appAddress: string): ScannedCode {
  const trimmed = text.trim();
  if (/^\d{16}$|^28\d{16}$/.test(trimmed.replace(/ /g, ''))) return { kind: 'payment-code' };
  if (/^LC\d+:/i.test(trimmed)) return ownCode(trimmed);
  const inApp = hashOf(trimmed, appAddress);
  if (inApp !== null) return targetOf(inApp) ?? { kind: 'address', address: inApp };
  return isAddress(trimmed) ? { kind: 'address', address: trimmed } : { kind: 'text', text: trimmed };
}

/** `LC1:M:…`, `LC1:R:…`, `LC1:A:…`, `LC1:C:…`; case counts in what follows the letter alone. */
function ownCode(text: string): ScannedCode {
  const [, letter = '', value = ''] = /^LC1:([A-Z]):(.*)$/i.exec(text) ?? [];
  const kind = kinds.find((each) => each.letter === letter.toUpperCase());
  if (kind === undefined || text.length > longestCode || !id.test(value)) return { kind: 'broken' };
  return kind.code(value);
}

/** The page of a link into the app, as `#/page?query`; null for what is no such link. */
function hashOf(text: string, appAddress: string): string | null {
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(text)) return null;
  if (text.startsWith('#/')) return text;
  // Links were first published without the slash.
  const [, name = ''] = /^#([\w-]+)(\?.*)?$/.exec(text) ?? [];
  if (`/${name}` in screens) return `#/${text.slice(1)}`;
  return text.startsWith(`${appAddress}#/`) ? text.slice(appAddress.length) : null;
}

/** What a link means that leads straight to one of the pages that codes lead to, with its one parameter. */
function targetOf(hash: string): ScannedCode | null {
  const [, page = '', parameter = '', value = ''] = /^#(\/[\w-]+)\?(\w+)=([\w-]+)$/.exec(hash) ?? [];
  if (hash.length > longestCode) return null;
  const kind = kinds.find((each) => each.pages.includes(page) && each.parameter === parameter);
  return kind?.code(value) ?? null;
}

/** Schemes without slashes that phones and browsers open. */
const actedOn = /^(javascript|vbscript|data|blob|file|about|intent|view-source|tel|sms|smsto|mailto):/i;

/** Whether a text is to be judged by the external link guard; what is not is never opened. */
function isAddress(text: string): boolean {
  return !/\s/.test(text) && (/^[a-z][a-z\d+.-]*:\/\//i.test(text) || actedOn.test(text));
}
