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

/** A way out of the app as it may be shown: what was sent along, without its secrets. */
export type Departure = v.InferOutput<typeof departureSchema>;

const secretName =
  /token|key|secret|password|passwd|pwd|captcha|signature|^sign$|^(sms|verify|card)?_?code$/i;
const phoneName = /phone|mobile/i;

/** Describes the opening of an http(s) address outside the app; `form` is what is posted, null where nothing is. */
export function describeDeparture(url: URL, form: FormData | null): Departure {
  // Addresses of single-page sites carry further parameters behind the hash.
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

/** The hash under which a page is told of a departure. */
export function departureHash(departure: Departure): string {
  return `#${encodeURIComponent(JSON.stringify(departure))}`;
}

/** What a hash tells; null where it tells nothing. */
export function departureOf(hash: string): Departure | null {
  try {
    const told = v.safeParse(departureSchema, JSON.parse(decodeURIComponent(hash.slice(1))));
    return told.success ? told.output : null;
  } catch {
    return null;
  }
}
