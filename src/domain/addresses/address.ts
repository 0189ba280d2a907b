import { countCharacters } from '@/domain/text';
import { contactPhone } from './contact-phone';
import { isGrouping, type Place } from './regions';

/** How many addresses one person can save. */
export const mostAddresses = 20;
/** Characters. */
export const longestReceiver = 20;
export const longestDetail = 100;

export const addressTags = ['home', 'company', 'school', 'none'] as const;
export type AddressTag = (typeof addressTags)[number];

/** What a person types to save an address. */
export interface AddressFields extends Place {
  name: string;
  phone: string;
  /** Street, building and room. */
  detail: string;
  tag: AddressTag;
}

export interface SavedAddress extends AddressFields {
  id: string;
  isDefault: boolean;
}

export const emptyAddress: AddressFields = {
  name: '',
  phone: '',
  province: '',
  city: '',
  district: '',
  code: '',
  detail: '',
  tag: 'none',
};

/** The names of a place as an address is written: 杭州市 after its province, 北京市 only once, and no mere grouping. */
export function placeText({ province, city, district }: Omit<Place, 'code'>): string {
  const cityName = city === province || isGrouping(city) ? '' : city;
  const districtName = district === cityName || isGrouping(district) ? '' : district;
  return `${province}${cityName}${districtName}`;
}

export interface AddressProblems {
  name: 'missing' | 'too-long' | null;
  phone: 'missing' | 'wrong' | null;
  place: 'missing' | null;
  detail: 'missing' | 'too-long' | null;
}

/** What is wrong with each part of an address. */
export function addressProblems({ name, phone, code, detail }: AddressFields): AddressProblems {
  return {
    name: textProblem(name, longestReceiver),
    phone: phone.trim() === '' ? 'missing' : contactPhone(phone) === null ? 'wrong' : null,
    place: code === '' ? 'missing' : null,
    detail: textProblem(detail, longestDetail),
  };
}

function textProblem(text: string, longest: number): 'missing' | 'too-long' | null {
  const length = countCharacters(text.trim());
  if (length === 0) return 'missing';
  return length > longest ? 'too-long' : null;
}

/** The fields as they are saved: without blanks at the ends, the phone in its plain form. */
export function tidiedAddress(fields: AddressFields): AddressFields {
  return {
    ...fields,
    name: fields.name.trim(),
    phone: contactPhone(fields.phone) ?? fields.phone.trim(),
    detail: fields.detail.trim().replace(/\s+/g, ' '),
  };
}

/** The address that goods are sent to: the chosen one while it exists, else the default one; null where none is saved. */
export function shippingAddress(
  addresses: readonly SavedAddress[],
  chosenId: string | null,
): SavedAddress | null {
  return (
    addresses.find(({ id }) => id === chosenId) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0] ??
    null
  );
}
