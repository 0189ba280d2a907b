import * as v from 'valibot';
import { judgeAddress } from '@/domain/exits/outside-address';
import type { RuntimeConfig } from '@/state/runtime-config';

/** A form that a link asks to be posted. */
export interface AskedPost {
  url: string;
  host: string;
  fields: Readonly<Record<string, string>>;
  /** Whether the session's token goes along. */
  withToken: boolean;
}

export type JudgedPost =
  | { kind: 'fine'; post: AskedPost }
  /** No web address; another host than those of the list; no secure connection; fields that can't be read. */
  | { kind: 'refused'; why: 'address' | 'fields' }
  | { kind: 'refused'; why: 'host' | 'open'; host: string };

const fieldsSchema = v.record(
  v.pipe(v.string(), v.minLength(1)),
  v.union([v.string(), v.pipe(v.union([v.number(), v.boolean()]), v.transform(String))]),
);

/**
 * What may be posted: to a host on the list only, by https; the session's token goes to listed token hosts and nowhere else. `fields` is
 * a JSON record of texts; without it the form is empty.
 */
export function judgePost(
  address: string,
  fields: string,
  { allowedHosts, tokenHosts }: Pick<RuntimeConfig, 'allowedHosts' | 'tokenHosts'>,
): JudgedPost {
  const verdict = judgeAddress(address, [...allowedHosts, ...tokenHosts]);
  if (verdict.kind === 'ask') return { kind: 'refused', why: 'host', host: verdict.host };
  if (verdict.kind !== 'open') return { kind: 'refused', why: 'address' };
  const { url } = verdict;
  const { host, protocol } = new URL(url);
  if (protocol !== 'https:') return { kind: 'refused', why: 'open', host };
  const read = v.safeParse(fieldsSchema, parsed(fields));
  if (!read.success) return { kind: 'refused', why: 'fields' };
  const withToken = judgeAddress(url, tokenHosts).kind === 'open';
  return { kind: 'fine', post: { url, host, fields: read.output, withToken } };
}

function parsed(text: string): unknown {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? null : value;
  } catch {
    return null;
  }
}
