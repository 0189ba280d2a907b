import * as v from 'valibot';
import { maskPhone } from '@/domain/mask';
import { redacted } from '@/domain/session/redaction';

const values = v.array(v.tuple([v.string(), v.nullable(v.string())]));

const departureSchema = v.object({
  /** The address without its query. */
  address: v.string(),
  host: v.string(),
  /** Whether a form is posted there. */
  posted: v.boolean(),
  /** Names and values of the query; null stands for a secret. */
  parameters: values,
  /** Names and values of the posted form. */
  fields: values,
});

/** A navigation to an external address, with its parameters but without secrets. */
export type Departure = v.InferOutput<typeof departureSchema>;

/** Parameters that may hold a secret. */
export const secretName =
  /token|key|secret|password|passwd|pwd|captcha|signature|^sign$|^(sms|verify|card)?_?code$/i;
const phoneName = /phone|mobile/i;

/** Describes a navigation to an external http(s) address; `form` is the posted form or null. */
export function describeDeparture(url: URL, form: FormData | null): Departure {
  // Single-page sites have further parameters in the hash.
  const [hash = '', hashQuery = ''] = url.hash.split('?');
  const parameters = [...url.searchParams, ...new URLSearchParams(hashQuery)];
  return {
    address: redacted(`${url.origin}${url.pathname}${hash}`),
    host: url.host,
    posted: form !== null,
    parameters: parameters.map(([name, value]) => [name, shown(name, value)]),
    fields: [...(form ?? [])].map(([name, value]) => [
      name,
      shown(name, typeof value === 'string' ? value : value.name),
    ]),
  };
}

function shown(name: string, value: string): string | null {
  if (value === '') return value;
  if (secretName.test(name)) return null;
  if (phoneName.test(name)) return maskPhone(value) || null;
  return redacted(value);
}

/** Encodes a departure as the hash of an address. */
export function departureHash(departure: Departure): string {
  return `#${encodeURIComponent(JSON.stringify(departure))}`;
}

/** Decodes the hash; null where it is invalid. */
export function departureOf(hash: string): Departure | null {
  try {
    const parsed = v.safeParse(departureSchema, JSON.parse(decodeURIComponent(hash.slice(1))));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
