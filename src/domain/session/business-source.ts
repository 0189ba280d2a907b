import { defaultBusinessSource } from '@/domain/constants';

/** Code → entrance prefix, codes without their leading zeros. */
const prefixes: Readonly<Record<string, string>> = {
  1: 'usmall',
  2: 'tjsmall',
  3: 'gyapp',
  4: 'uapp',
  5: 'lxapp',
  6: 'ugzh',
  9: 'xtapp',
  10: 'aibox',
  11: 'gysmall',
  12: 'shapp',
  13: 'ygapp',
  14: 'beeapp',
  17: 'ussmall',
  25: 'ytsapp',
  26: 'tesmall',
  27: 'lhlhsmall',
  88: 'ytsapp',
  99: 'ytsapp',
  100: 'teapp',
  101: 'zxapp',
  102: 'pphdh5',
  104: 'c4sxsmall',
  105: 'lzapp',
  107: 'lzyxsmall',
  110: 'ygyqapp',
  111: 'qdsmall',
  113: 'ygyqsmall',
  114: 'ysfapp',
  116: 'lzsmall',
  122: 'superapp',
  123: 'hsxcx',
};

/** All codes of the table, written with two digits at least. */
export function businessSources(): readonly string[] {
  return Object.keys(prefixes).map((code) => code.padStart(2, '0'));
}

/** What an entrance is for; follows the prefix. */
export const serviceTypes = [
  'wallet',
  'transfer',
  'reward',
  'schedule',
  'pay',
  'shop',
  'points',
  'taxi',
  'topup',
  'game',
  'news',
  'grant',
  'service',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The entrance prefix of a business source; an unknown source gets that of the default one. */
export function entrancePrefix(source: string): string {
  const known = (code: string) =>
    Object.prototype.hasOwnProperty.call(prefixes, code) ? prefixes[code] : undefined;
  return known(withoutZeros(source)) ?? known(withoutZeros(defaultBusinessSource)) ?? '';
}

/** Entrance prefix and service type in one: the `X-Entrance` header and getTinyUrl's entranceCode. */
export function entrance(source: string, service: ServiceType): string {
  return entrancePrefix(source) + service;
}

/** Whether two codes are the same source: “9” is “09”. */
export function isSameSource(one: string, other: string): boolean {
  return withoutZeros(one) === withoutZeros(other);
}

/** Two groups of sources that the product singles out without defining an effect; each is a flag of its own. */
const specialTreatment = {
  first: ['05', '88', '99', '25', '12'],
  second: ['25', '14', '9', '101'],
} as const;

/** The special-treatment flags of a source. */
export function specialTreatmentOf(source: string): Record<keyof typeof specialTreatment, boolean> {
  return {
    first: specialTreatment.first.some((code) => isSameSource(code, source)),
    second: specialTreatment.second.some((code) => isSameSource(code, source)),
  };
}

function withoutZeros(code: string): string {
  return code.trim().replace(/^0+(?=.)/, '');
}
