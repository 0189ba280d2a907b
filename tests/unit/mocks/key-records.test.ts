import { describe, expect, it } from 'vitest';
import {
  recordOf,
  withoutRecord,
  withoutStaleMarks,
  withRecord,
  type KeyRecord,
} from '@/mocks/core/idempotency';

const mark = (name: string, until: number): KeyRecord => ({
  state: 'running',
  name,
  print: 'p',
  ticket: 't',
  until,
});
const done = (name: string): KeyRecord => ({
  state: 'done',
  name,
  print: 'p',
  answer: { code: '0000', message: '', data: null },
  booked: 'T1',
});
const keys = [mark('a', 10), done('b'), mark('c', 20)];

describe('the records of keys', () => {
  it('hold one for each name, the newest last', () => {
    expect(withRecord(keys, done('a'))).toEqual([done('b'), mark('c', 20), done('a')]);
    expect(withRecord(keys, done('d'))).toEqual([...keys, done('d')]);
    expect(recordOf(keys, 'c')).toBe(keys[2]);
    expect(recordOf(keys, 'd')).toBeUndefined();
  });

  it('are the same list where the name to be dropped is not among them', () => {
    expect(withoutRecord(keys, 'd')).toBe(keys);
    expect(withoutRecord(keys, 'b')).toEqual([mark('a', 10), mark('c', 20)]);
  });

  it('lose the marks of calls that were never finished, after their time, and no answer', () => {
    expect(withoutStaleMarks(keys, 10)).toBe(keys);
    expect(withoutStaleMarks(keys, 11)).toEqual([done('b'), mark('c', 20)]);
    expect(withoutStaleMarks(keys, 21)).toEqual([done('b')]);
  });
});
