import type { Envelope } from './envelope';

/** What is known of an idempotency key: its call is under way, or its first answer is fixed for good. */
export type KeyRecord =
  | {
      readonly state: 'running';
      readonly name: string;
      readonly print: string;
      readonly ticket: string;
      /** Machine time in milliseconds; afterwards the mark counts for nothing, and its call is never carried out. */
      readonly until: number;
    }
  | {
      readonly state: 'done';
      readonly name: string;
      readonly print: string;
      readonly answer: Envelope;
      /** The id of what was booked; null where the rules refused and nothing was. */
      readonly booked: string | null;
    };

/** In the order of their first use; a list, because copying one stays cheap however many calls a world has seen. */
export type Keys = readonly KeyRecord[];

/** Keys belong to the person who created them. */
export function keyOf(usercode: string, key: string): string {
  return `${usercode}|${key}`;
}

export function recordOf(keys: Keys, name: string): KeyRecord | undefined {
  return keys.find((record) => record.name === name);
}

/** Puts a record in the place of the one before it. */
export function withRecord(keys: Keys, record: KeyRecord): Keys {
  return [...withoutRecord(keys, record.name), record];
}

export function withoutRecord(keys: Keys, name: string): Keys {
  return recordOf(keys, name) === undefined ? keys : keys.filter((record) => record.name !== name);
}

/** Drops the marks of calls that were never finished: their tab was killed, or their connection hangs. */
export function withoutStaleMarks(keys: Keys, real: number): Keys {
  const isStale = (record: KeyRecord) => record.state === 'running' && record.until < real;
  return keys.some(isStale) ? keys.filter((record) => !isStale(record)) : keys;
}
