import { maskPhone } from '@/domain/mask';

/** The phone of a receiver: a mobile number or a landline, either with an extension. */
const mobile = /^(?:86)?(1[3-9]\d{9})$/;
const landline = /^(?:86)?(0(?:10|2\d|[3-9]\d{2}))(\d{7,8})$/;
const extension = /^(.*?\d)(?:转|分机号?|#|[,*x-]|ext\.?)(\d{1,6})$/i;

/** Full-width digits, letters and signs as ASCII. */
export function toHalfWidth(text: string): string {
  return text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/**
 * The plain form of a receiver's phone, null where it is none: `13800006188`, `0571-88886666`, and `-1234` behind either for an extension.
 * Blanks, dashes, brackets, the country code and full-width digits are accepted.
 */
export function contactPhone(text: string): string | null {
  const plain = toHalfWidth(text).replace(/\s|^\+/g, '');
  const whole = numberOf(plain);
  if (whole !== null) return whole;
  const [, number = '', suffix = ''] = extension.exec(plain) ?? [];
  const main = numberOf(number);
  return main === null ? null : `${main}-${suffix}`;
}

function numberOf(text: string): string | null {
  if (!/^[\d()-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  const [, cell] = mobile.exec(digits) ?? [];
  if (cell !== undefined) return cell;
  const [, area, local] = landline.exec(digits) ?? [];
  return area === undefined || local === undefined ? null : `${area}-${local}`;
}

/** A receiver's phone in groups that are easy to compare: `138 0000 6188`; a landline as it is. */
export function groupedPhone(phone: string): string {
  return phone.replace(/^(1\d{2})(\d{4})(\d{4})/, '$1 $2 $3');
}

/** A receiver's phone with its middle hidden: `138****6188`, `0571-****6666`, an extension behind it as it is. */
export function maskContact(phone: string): string {
  const [, area, end, suffix = ''] = /^(\d{3,4})-\d+(\d{4})(-\d+)?$/.exec(phone) ?? [];
  if (area !== undefined && end !== undefined) return `${area}-****${end}${suffix}`;
  const [number = '', ...rest] = phone.split('-');
  return [maskPhone(number), ...rest].join('-');
}
