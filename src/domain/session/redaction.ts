import { maskPhone } from '@/domain/mask';

const hidden = '••••';

/** What stands behind such a word and a colon is hidden whatever it is. */
const namedSecret =
  /(token|key|secret|password|passwd|pwd|passcode|authorization|bearer|密码|口令|验证码|令牌|密钥)(["'”」]?\s*[:：=]\s*["'“「]?)[^\s"'”」，。；;,&]+/gi;
/** Without a colon, four characters with a digit among them are hidden: “密码为 a1b2”. */
const saidSecret =
  /(token|secret|password|passwd|pwd|passcode|bearer|密码|口令|验证码|令牌|密钥)([^\w，。；,;.]{0,4}?)(?=[!-~]*\d)[!-~]{4,}/gi;
/** A run of digits with what people put between them; what is not one of these breaks it. */
const spacedDigits = /[0-9０-９](?:[ \u00a0().·-]{0,2}[0-9０-９])*/g;
const word = /[\w+/=.~-]{10,}/g;

/** Eleven digits are a number to call, with a country's before them or without. */
const phoneLength = 11;
/** A payment password or a code by SMS. */
const codeLength = 6;

/**
 * The text without what must not be kept: the given secrets, passwords and codes, tokens by their shape; a phone number
 * keeps its first three and last four digits. Rather too much is hidden than too little: amounts and codes of errors are shorter.
 */
export function redacted(text: string, secrets: readonly string[] = []): string {
  return secrets
    .filter((secret) => secret !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((left, secret) => left.split(secret).join(hidden), text)
    .replace(namedSecret, `$1$2${hidden}`)
    .replace(saidSecret, `$1$2${hidden}`)
    .replace(word, wordShown)
    .replace(spacedDigits, digitsShown);
}

function digitsShown(run: string): string {
  const digits = plain(run);
  if (digits.length >= phoneLength) return phoneShown(digits);
  return run.replace(/[0-9０-９]+/g, (part) => (part.length >= codeLength ? hidden : part));
}

function phoneShown(digits: string): string {
  const masked = maskPhone(digits.replace(/^86(?=1\d{10}$)/, ''));
  return masked === '' ? hidden : masked;
}

function plain(run: string): string {
  return run
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '');
}

/** Letters and digits mixed are a token; the parts of an address are looked at one by one. */
function wordShown(found: string): string {
  return found
    .split('/')
    .map((part) => (part.length >= 10 && /[a-z]/i.test(part) && /\d/.test(part) ? hidden : part))
    .join('/');
}
