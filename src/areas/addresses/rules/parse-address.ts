import { contactPhone, toHalfWidth } from '@/domain/addresses/contact-phone';
import type { Place, RegionData } from '@/domain/addresses/regions';
import { labelBreak, phoneBreak, tokensOf, type Token } from './address-tokens';
import { findName } from './find-name';
import { isRegionName, matchPlace } from './match-place';

type AddressPart = 'name' | 'phone' | 'address';

/** A piece of the pasted text, from and up to an index. */
export interface PartSpan {
  part: AddressPart;
  from: number;
  to: number;
}

/** What a pasted text says of an address; what is not certain is empty. */
export interface ParsedAddress {
  name: string;
  phone: string;
  /** Null unless province, city and district are certain. */
  place: Place | null;
  detail: string;
  /** A second number of the text; only one can be saved. */
  otherPhone: string;
  /** In the order of the text. */
  spans: readonly PartSpan[];
}

const phonePattern =
  /(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}|\(?0(?:10|2\d|[3-9]\d{2})\)?[- ]?\d{3,4}[- ]?\d{4}/g;
const extensionPattern = /^\s*(?:转|分机号?|ext\.?|#|[-*])\s*\d{1,6}(?![\d号室幢栋楼座-])/i;
const labels =
  /(?:收货人|收件人|联系人|收货|收件)?(?:姓名|名字)|收货人|收件人|收货地址|收件地址|详细地址|街道地址|所在地区|所在省市|省市区|联系电话|联系方式|手机号码?|手机|电话号码?|电话|座机|地址|地区|联系人|邮政编码|邮编|备注/y;
/** These are also parts of names and streets, so that something has to stand between them and what they announce. */
const needsSign = /^(?:手机|电话|座机|地址|地区|备注|姓名|名字)$/;
/** Six digits by themselves, before a place or behind a room; those of a house or room are followed by its word. */
const postcode =
  /(^|[\s,;:|。]|(?<=[室号户楼座幢]))\d{6}(?=[\s,;|。]|$|(?![号室户楼座幢栋])[\u4e00-\u9fff])/g;

/** Reads name, phone and address from a pasted text, in any order, with or without labels and signs between them. */
export function parseAddress(text: string, data: RegionData): ParsedAddress {
  const phones = phonesIn(toHalfWidth(text));
  const [first = null, second = null] = [...phones].sort(mobileFirst);
  const labelled = withoutLabels(masked(toHalfWidth(text), phones));
  const tokens = tokensOf(
    labelled.text
      .replace(/[([]收[)\]]|\[\d{2,6}\]|\(\d{6}\)/g, (found) => labelBreak.repeat(found.length))
      // 浙江/杭州/西湖区, but not 18号/6幢.
      .replace(/([\u4e00-\u9fff])[/>-](?=[\u4e00-\u9fff])/g, '$1 '),
  );
  const { name, rest } = findName(tokens, labelled.nameAt, {
    endOfPlace: (compact, from) => matchPlace(data, compact, from)?.end ?? null,
    isRegionName: (word) => isRegionName(data, word),
  });
  const street = streetOf(rest, data);
  return {
    name: name?.text ?? '',
    phone: first?.phone ?? '',
    otherPhone: second?.phone ?? '',
    place: street.place,
    detail: street.detail,
    spans: [
      ...(name === null ? [] : [{ part: 'name' as const, from: name.from, to: name.to }]),
      ...phones.map(({ from, to }) => ({ part: 'phone' as const, from, to })),
      ...joined(rest, text),
    ].sort((one, other) => one.from - other.from),
  };
}

interface FoundPhone {
  phone: string;
  from: number;
  to: number;
}

function phonesIn(text: string): readonly FoundPhone[] {
  return Array.from(text.matchAll(phonePattern)).flatMap((match): FoundPhone[] => {
    const from = match.index;
    const isPartOfNumber = /[\d.]/.test(text.charAt(from - 1));
    const [extension = ''] = extensionPattern.exec(text.slice(from + match[0].length)) ?? [];
    const to = from + match[0].length + extension.length;
    const phone = contactPhone(text.slice(from, to));
    return isPartOfNumber || /\d/.test(text.charAt(to)) || phone === null ? [] : [{ phone, from, to }];
  });
}

/** Parcels are announced by text message. */
function mobileFirst(one: FoundPhone, other: FoundPhone): number {
  return Number(one.phone.startsWith('0')) - Number(other.phone.startsWith('0'));
}

function masked(text: string, parts: readonly { from: number; to: number }[]): string {
  return parts.reduce(
    (rest, { from, to }) => rest.slice(0, from) + phoneBreak.repeat(to - from) + rest.slice(to),
    text,
  );
}

/** The text with its labels and postcodes blanked out, at the same length, and where the value of a label for the name begins. */
function withoutLabels(given: string): { text: string; nameAt: number | null } {
  let text = given.replace(
    postcode,
    (found, before: string) => before + labelBreak.repeat(found.length - before.length),
  );
  let nameAt: number | null = null;
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && !/[\s,;|、。:\ue000\ue001【】]/.test(text.charAt(at - 1))) continue;
    labels.lastIndex = at;
    const label = labels.exec(text)?.[0] ?? '';
    const [sign = ''] = /^[\s:]+/.exec(text.slice(at + label.length)) ?? [];
    if (label === '' || (needsSign.test(label) && sign === '')) continue;
    const end = at + label.length + sign.length;
    if (/人|名/.test(label)) nameAt = end;
    text = text.slice(0, at) + labelBreak.repeat(end - at) + text.slice(end);
  }
  return { text, nameAt };
}

/** The place that the rest names, and what follows it. */
function streetOf(rest: readonly Token[], data: RegionData): { place: Place | null; detail: string } {
  const compact = rest.map(({ text }) => text).join('');
  let from = 0;
  for (const [index, { text }] of rest.entries()) {
    const found = matchPlace(data, compact, from);
    if (found !== null) {
      const before = rest.slice(0, index).map((token) => token.text);
      return { place: found.place, detail: [...after(rest, found.end), ...before].join(' ') };
    }
    from += text.length;
  }
  return { place: null, detail: rest.map(({ text }) => text).join(' ') };
}

/** The texts behind an index of the texts put together. */
function after(tokens: readonly Token[], end: number): readonly string[] {
  let left = end;
  return tokens.flatMap(({ text }) => {
    const cut = Math.min(left, text.length);
    left -= cut;
    return cut < text.length ? [text.slice(cut)] : [];
  });
}

/** One span for neighbours with nothing but blanks between them. */
function joined(tokens: readonly Token[], text: string): readonly PartSpan[] {
  const spans: PartSpan[] = [];
  for (const { from, to } of tokens) {
    const last = spans[spans.length - 1];
    if (last !== undefined && /^[ \u3000]*$/.test(text.slice(last.to, from))) last.to = to;
    else spans.push({ part: 'address', from, to });
  }
  return spans;
}
