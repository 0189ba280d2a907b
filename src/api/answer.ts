import * as v from 'valibot';
import type { Failure } from '@/domain/failure';
import type { Aes } from './cipher';
import { decodeAnswer } from './codec';
import type { DataOf, Endpoint } from './endpoint';
import { gateways } from './gateways';

/** Some gateways write their codes as numbers. */
const code = v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]);
/** The gateway's words; null where it sent none, or blanks alone. */
const text = v.fallback(
  v.pipe(
    v.nullish(v.string(), null),
    v.transform((words) => (words?.trim() === '' ? null : words)),
  ),
  null,
);
/** A refusal may name the people that it is about. */
const people = v.object({ usercodes: v.array(v.string()) });
const envelope = v.object({
  code,
  message: text,
  extraMessage: text,
  data: v.optional(v.unknown()),
});

type Outcome<E extends Endpoint> = { data: DataOf<E> } | { failure: Failure };

/**
 * What a 2xx answer means: strict decoding, the envelope, the body code, then the endpoint's own schema. Only the
 * string 0000 is success; whatever fits no shape is an `invalidResponse`.
 */
export function readAnswer<E extends Endpoint>(endpoint: E, body: string, aes: Aes): Outcome<E> {
  const read = v.safeParse(envelope, decodeAnswer(endpoint, body, aes));
  if (!read.success) return { failure: { kind: 'invalidResponse' } };
  const { code, message, extraMessage, data } = read.output;
  if (code !== '0000') {
    const expiryCodes: readonly string[] = gateways[endpoint.gateway].expiryCodes;
    if (expiryCodes.includes(code)) return { failure: { kind: 'expired' } };
    const special = endpoint.codes?.[code]?.({ message, extraMessage });
    const about = v.safeParse(people, data);
    const usercodes = about.success ? about.output : {};
    return { failure: special ?? { kind: 'code', code, message: extraMessage ?? message, ...usercodes } };
  }
  const checked = v.safeParse(endpoint.data, data);
  return checked.success ? { data: checked.output as DataOf<E> } : { failure: { kind: 'invalidResponse' } };
}
