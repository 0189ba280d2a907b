import * as v from 'valibot';
import { judgeAddress } from '@/domain/external-links/outside-address';
import type { RuntimeConfig } from '@/state/runtime-config';

/** A form that a link wants to post. */
export interface PostRequest {
  url: string;
  host: string;
  fields: Readonly<Record<string, string>>;
  /** Whether the session's token is sent with it. */
  withToken: boolean;
}

export type JudgedPost =
  | { kind: 'fine'; post: PostRequest }
  /** No web address, or unreadable fields. */
  | { kind: 'refused'; why: 'address' | 'fields' }
  /** A host that is not on the list, or a connection without TLS. */
  | { kind: 'refused'; why: 'host' | 'open'; host: string };

const fieldsSchema = v.record(
  v.pipe(v.string(), v.minLength(1)),
  v.union([v.string(), v.pipe(v.union([v.number(), v.boolean()]), v.transform(String))]),
);

/**
 * Checks a form: it may be posted to listed hosts only, by https, and the session's token is sent to listed token hosts only. `fields`
 * is a JSON record of texts; without it the form is empty.
 */
export function judgePost(
  address: string,
  fields: string,
  { allowedHosts, tokenHosts }: Pick<RuntimeConfig, 'allowedHosts' | 'tokenHosts'>,
): JudgedPost {
  const verdict = judgeAddress(address, [...allowedHosts, ...tokenHosts]);
  if (!('url' in verdict)) return { kind: 'refused', why: 'address' };
  const { url } = verdict;
  const { host, protocol } = new URL(url);
  if (protocol !== 'https:') return { kind: 'refused', why: 'open', host };
  if (verdict.kind === 'ask') return { kind: 'refused', why: 'host', host };
  const parsedFields = v.safeParse(fieldsSchema, parseJson(fields));
  if (!parsedFields.success) return { kind: 'refused', why: 'fields' };
  const withToken = judgeAddress(url, tokenHosts).kind === 'open';
  return { kind: 'fine', post: { url, host, fields: parsedFields.output, withToken } };
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? null : value;
  } catch {
    return null;
  }
}
