import { phoneDigits } from '@/domain/phone';
import { tokenOf } from '@/mocks/core/identity';
import { findPerson, people } from '@/mocks/core/people';
import { mix } from '@/mocks/core/random';
import { usualPassword } from '@/mocks/payment-security/security';

/** Digits with what people put between them. */
const digitRun = /\+?[0-9０-９](?:[ \u00a0().·-]{0,2}[0-9０-９])*/g;
const mobile = /^1[3-9]\d{9}$/;
const token = /\b(lx|key|chat)-(LX\d{6})\b[\w-]*/g;
const passwordName = /password|passwd|pwd/i;
/** The largest world has so many people. */
const mostStaff = 50_000;
/** Proofs and keys that nothing is repeated by; they are left out. */
const secretName = /token$|captcha|smsCode|verifyCode|paySign|signature|onceKey|disposableKey|uniqueKey/i;
const standIn = /@(?:password|(?:lx|key|chat|mobile):LX\d{6}|phone:\d{3}:\d+)@/g;

/**
 * The value, as JSON has it, without tokens, passwords and phone numbers: stand-ins say whose each was, and the same number has the same
 * stand-in. `staff` is how many people the world has.
 */
export function withStandIns(value: unknown, staff: number): unknown {
  const typed: string[] = [];
  const phoneStandIn = (run: string) => {
    const digits = phoneDigits(run);
    if (!mobile.test(digits)) return run;
    const owner = people(staff).find((person) => person.mobile === digits);
    if (owner !== undefined) return `@mobile:${owner.usercode}@`;
    if (!typed.includes(digits)) typed.push(digits);
    return `@phone:${digits.slice(0, 3)}:${typed.indexOf(digits)}@`;
  };
  return mapTexts(value, (text, name) => {
    if (passwordName.test(name)) return '@password@';
    if (secretName.test(name)) return '';
    return text.replace(token, '@$1:$2@').replace(digitRun, phoneStandIn);
  });
}

/**
 * The value with something of the same shape in the place of each stand-in: the token and the number of a made-up person, the usual password,
 * and for a number that was typed another one with the same first three digits.
 */
export function withoutStandIns(value: unknown): unknown {
  const meant = (found: string) => {
    const [kind = '', first = '', second = ''] = found.slice(1, -1).split(':');
    if (kind === 'password') return usualPassword;
    if (kind === 'mobile') return findPerson(first, mostStaff)?.mobile ?? '';
    if (kind === 'phone')
      return first + String(mix(Number(first), Number(second)) % 100_000_000).padStart(8, '0');
    return kind === 'lx' ? tokenOf(first) : `${kind}-${first}`;
  };
  return mapTexts(value, (text) => text.replace(standIn, meant));
}

/** The value with each of its texts replaced; `name` is the text's own name in its object, or its list's. */
function mapTexts(value: unknown, replace: (text: string, name: string) => string, name = ''): unknown {
  if (typeof value === 'string') return replace(value, name);
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, replace, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [key, mapTexts(each, replace, key)]),
  );
}
