import type { GatewayName } from '@/api/gateways';
import type { Fault } from './faults';

/** One call as QA reads it: decrypted, and without secrets. */
export interface CallRecord {
  readonly id: number;
  /** Business time in milliseconds. */
  readonly time: number;
  readonly call: string;
  readonly gateway: GatewayName;
  /** Usercode, empty if the caller is unknown. */
  readonly caller: string;
  /** HTTP status; 0 where no answer went out. */
  readonly status: number;
  /** Body code; empty where there is none. */
  readonly code: string;
  readonly request: string;
  readonly answer: string;
  /** The faults that hit it, as they were before. */
  readonly faults: readonly Fault[];
  /** Machine milliseconds that the answer was kept back by a delay or by QA; null where it still waits, or never comes. */
  readonly durationMs: number | null;
  /** The id under which its answer waits, or waited, for QA; null where it never did. */
  readonly held: string | null;
}

const kept = 200;
const longest = 2000;
const secret =
  /("(?:\w*token|\w*password|captcha|smsCode|verifyCode|cardCode|paySign|mobile|phone\w*|disposableKey|onceKey)":)("(?:[^"\\]|\\.)*"|\d+)/gi;

export function withCall(
  calls: readonly CallRecord[],
  record: Omit<CallRecord, 'id'>,
): readonly CallRecord[] {
  const id = (calls[calls.length - 1]?.id ?? 0) + 1;
  return [...calls.slice(-(kept - 1)), { id, ...record }];
}

/** The record of a reply that waited under this id, now that it was let go `durationMs` after it had been held. */
export function withDuration(
  calls: readonly CallRecord[],
  held: string,
  durationMs: number,
): readonly CallRecord[] {
  return calls.map((call) => (call.held === held ? { ...call, durationMs } : call));
}

/** JSON text with its secrets starred, then cut where it is long: cut first, half a secret would no longer look like one. */
export function readable(text: string): string {
  const masked = text.replace(secret, '$1"***"');
  return masked.length > longest ? `${masked.slice(0, longest)}… (${masked.length} characters)` : masked;
}
