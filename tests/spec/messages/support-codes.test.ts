import { describe, expect, it } from 'vitest';
import { markOf, pageOf, readSupportCode, supportCode, type SupportFacts } from '@/domain/support-code';

const time = Date.UTC(2026, 10, 21, 1, 41, 5);
const facts: SupportFacts = { build: 'aB3-_x', address: '/home', time };
const read = (changes: Partial<SupportFacts>) => {
  const found = readSupportCode(supportCode({ ...facts, ...changes }));
  if (typeof found === 'string') throw new Error(found);
  return found;
};

describe('the page of a support code', () => {
  it('is the first part of an address, however short, and /home for the root', () => {
    expect(['', '/', '?id=1', '/#', '/a', '/a/b?c'].map(pageOf)).toEqual([
      ...['/home', '/home', '/home', '/home', '/a', '/a'],
    ]);
  });
});

describe('a support code', () => {
  it('has an endpoint of its lowest letter where no call failed', () => {
    expect(markOf('')).toBe('BBBBB');
    expect(read({}).endpoint).toBe('BBBBB');
    expect(read({ failure: { kind: 'network', endpoint: 'balance' } }).endpoint).not.toBe('BBBBB');
  });

  it('tells whole seconds that have begun, and none before the beginning of 2026', () => {
    expect(read({ time: time + 999 }).time).toBe(time);
    expect(read({ time: 0 }).time).toBe(Date.UTC(2026, 0, 1));
  });

  it('tells five characters of a build’s hash, a shorter one filled up', () => {
    expect(read({}).build).toBe('aB3-_');
    expect(read({ build: 'z' }).build).toBe('zAAAA');
    expect(read({ build: null }).build).toBeNull();
  });
});
