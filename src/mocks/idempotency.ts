import type { Envelope } from './envelope';

/** What is known of an idempotency key: its call is under way, or its first answer is fixed for good (decision 5). */
export type KeyRecord =
  | {
      readonly state: 'running';
      readonly print: string;
      readonly ticket: string;
      /** Machine time in milliseconds; afterwards the mark counts for nothing, and its call is never carried out. */
      readonly until: number;
    }
  | {
      readonly state: 'done';
      readonly print: string;
      readonly answer: Envelope;
      /** The id of what was booked; null where the rules refused and nothing was. */
      readonly booked: string | null;
    };

export type Keys = Readonly<Record<string, KeyRecord>>;

/** Keys belong to whoever made them. */
export function keyOf(usercode: string, key: string): string {
  return `${usercode}|${key}`;
}

/** Drops the marks of calls that were never finished: their tab was killed, or their connection hangs. */
export function withoutStaleMarks(keys: Keys, real: number): Keys {
  const stale = Object.keys(keys).filter((name) => {
    const record = keys[name];
    return record?.state === 'running' && record.until < real;
  });
  if (stale.length === 0) return keys;
  const kept: Record<string, KeyRecord> = { ...keys };
  for (const name of stale) delete kept[name];
  return kept;
}
