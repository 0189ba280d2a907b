import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { expirePosting, expiringUntil, post, type Ledger, type Posting } from '@/mocks/core/ledger';

const empty: Ledger = { deltas: {}, lots: {}, postings: [] };

function posting(legs: Record<string, number>, expiresAt?: number): Posting {
  return {
    id: 'P',
    time: 0,
    kind: 'welfare',
    title: 't',
    source: 's',
    legs: Object.entries(legs).map(([account, delta]) => ({ account, delta: tenths(delta) })),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
}

describe('the ledger', () => {
  it('refuses a posting whose legs do not sum to zero', () => {
    expect(() => post(empty, posting({ a: -10, b: 9 }))).toThrow('off by -1');
  });

  it('refuses a posting that names an account twice', () => {
    const legs = [-10, 5, 5].map((delta) => ({ account: delta < 0 ? 'a' : 'b', delta: tenths(delta) }));
    expect(() => post(empty, { ...posting({}), legs })).toThrow('twice');
  });

  it('does not change the ledger before a posting', () => {
    const before = JSON.stringify(empty);
    post(empty, posting({ a: -10, b: 10 }, 5));
    expect(JSON.stringify(empty)).toBe(before);
  });

  it('keeps every tenth', () => {
    let ledger = empty;
    for (let turn = 0; turn < 1000; turn++) ledger = post(ledger, posting({ a: -1, b: 1 }));
    expect(ledger.deltas).toEqual({ a: -1000, b: 1000 });
    expect(ledger.postings).toHaveLength(1000);
  });

  it('spends the coins first that expire soonest', () => {
    const late = post(empty, posting({ 'house:issuer': -100, a: 100 }, 30));
    const both = post(late, posting({ 'house:issuer': -50, a: 50 }, 10));
    const spent = post(both, posting({ a: -70, b: 70 }));
    expect(spent.lots['a']).toEqual([{ expiresAt: 30, left: 80 }]);
    expect(expiringUntil(spent.lots, 'a', 29)).toBe(0);
    expect(expiringUntil(spent.lots, 'a', 30)).toBe(80);
  });

  it('removes exactly what has expired', () => {
    const dated = post(empty, posting({ 'house:issuer': -50, a: 50 }, 10));
    const more = post(dated, posting({ 'house:issuer': -20, a: 20 }));
    expect(expirePosting(more.lots, 'a', 9, 'L')).toBeNull();
    const expire = expirePosting(more.lots, 'a', 10, 'L');
    const after = expire === null ? more : post(more, expire);
    expect(after.deltas).toEqual({ 'house:issuer': -70, a: 20, 'house:expired': 50 });
    expect(expirePosting(after.lots, 'a', 99, 'M')).toBeNull();
  });
});
