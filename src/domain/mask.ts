import { charactersOf } from './text';

/** Shows the first 3 and the last 4 of an 11-digit phone number, nothing of anything else. */
export function maskPhone(phone: string): string {
  return /^\d{11}$/.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : '';
}

/** Shows the first character of an e-mail address and what follows the @; nothing of anything else. */
export function maskEmail(email: string): string {
  const [, first, domain] = /^(\S)[^\s@]*@([^\s@]+)$/.exec(email) ?? [];
  return first === undefined || domain === undefined ? '' : `${first}***@${domain}`;
}

/** Stars for every character of a name but the last; an empty name stays empty. */
export function maskName(name: string): string {
  const characters = charactersOf(name.trim());
  return characters.map((character, index) => (index < characters.length - 1 ? '*' : character)).join('');
}

/**
 * The first and the last 4 characters of a payment or card code: `2846 **** **** 6188`, whatever its length. That would reveal most of a
 * code of less than 12, so such a code is hidden whole.
 */
export function maskCode(code: string): string {
  const plain = code.replace(/\s/g, '');
  return plain.length < 12 ? '' : `${plain.slice(0, 4)} **** **** ${plain.slice(-4)}`;
}
