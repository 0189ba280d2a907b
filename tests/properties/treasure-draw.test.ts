import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  checkDraw,
  commitmentOf,
  drawText,
  winningNumber,
  type PaidShares,
} from '@/areas/treasure/rules/draw';
import { chancePercent, mostShares, oneIn } from '@/areas/treasure/rules/round';
import { dice } from '@/mocks/core/random';
import { seed } from './seed';

/** A full round of so many payments with numbers from 10000001 on. */
function someShares(payments: number, { below } = dice(seed)): PaidShares[] {
  const shares: PaidShares[] = [];
  let first = 10_000_001;
  for (let index = 0; index < payments; index++) {
    const count = 1 + below(6);
    shares.push({ first, count, paidAt: `2026-11-21 09:${String(10 + (index % 50))}:00` });
    first += count;
  }
  return shares;
}

describe('the commitment', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('is the SHA-256 of the standard', (text, hash) => {
    expect(commitmentOf(text)).toBe(hash);
  });

  it('agrees with another implementation on texts of every length around a block', () => {
    const { pick } = dice(seed);
    for (let length = 0; length < 140; length++) {
      const text = Array.from({ length }, () => pick(['a', '7', '龙', '\n', '😀'])).join('');
      expect(commitmentOf(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

describe(`the winning number (SEED=${seed})`, () => {
  it('is always one of the shares, and the same for the same seed and list in any order', () => {
    for (let run = 0; run < 200; run++) {
      const shares = someShares(1 + (run % 40), dice(seed + run));
      const number = winningNumber(`seed ${run}`, shares) ?? 0;
      expect(shares.filter(({ first, count }) => number >= first && number < first + count)).toHaveLength(1);
      expect(winningNumber(`seed ${run}`, [...shares].reverse())).toBe(number);
    }
  });

  it('is the hash of the published text as one number, modulo the shares, as anybody can compute it', () => {
    const shares = someShares(20);
    const total = shares.reduce((sum, { count }) => sum + count, 0);
    const hash = createHash('sha256').update(drawText('seed', shares)).digest('hex');
    expect(winningNumber('seed', shares)).toBe(10_000_001 + Number(BigInt(`0x${hash}`) % BigInt(total)));
  });

  it('does not depend on who holds a number', () => {
    const held = someShares(20).map((each, index) => ({ ...each, name: `*${index}` }));
    const swapped = held.map((each, index) => ({ ...each, name: `*${20 - index}` }));
    expect(winningNumber('seed', swapped)).toBe(winningNumber('seed', held));
  });

  it('is each share about as often over many seeds', () => {
    const shares = someShares(6);
    const total = shares.reduce((sum, { count }) => sum + count, 0);
    const wins = new Map<number, number>();
    const runs = total * 200;
    for (let run = 0; run < runs; run++) {
      const number = winningNumber(`${seed} ${run}`, shares) ?? 0;
      wins.set(number, (wins.get(number) ?? 0) + 1);
    }
    expect(wins.size).toBe(total);
    // Six standard deviations around 200.
    for (const count of wins.values()) expect(Math.abs(count - 200)).toBeLessThan(85);
  });

  it('is none without shares', () => {
    expect(winningNumber('seed', [])).toBeNull();
  });
});

describe('the check of a draw', () => {
  const shares = someShares(12);
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const announced = winningNumber('seed', shares) ?? 0;
  const told = { commitment: commitmentOf('seed'), seed: 'seed', total, announced };

  it('passes an honest draw', () => {
    expect(checkDraw(told, shares)).toEqual({
      isSeedKept: true,
      isListComplete: true,
      number: announced,
      isSameNumber: true,
    });
  });

  it('finds another seed, another number, a missing share and a number that was given out twice', () => {
    expect(checkDraw({ ...told, seed: 'other' }, shares).isSeedKept).toBe(false);
    expect(checkDraw({ ...told, announced: announced + 1 }, shares).isSameNumber).toBe(false);
    expect(checkDraw(told, shares.slice(1)).isListComplete).toBe(false);
    const twice = shares.map((each, index) =>
      index === 1 ? { ...each, first: shares[0]?.first ?? 0 } : each,
    );
    expect(checkDraw(told, twice).isListComplete).toBe(false);
  });
});

describe('the odds', () => {
  it('are said before joining: 1 of 200 is 0.50%, 5 of 200 are 1 in 40', () => {
    expect([chancePercent(0, 200), chancePercent(1, 200), chancePercent(10, 1200)]).toEqual([
      '0.00%',
      '0.50%',
      '0.83%',
    ]);
    expect([oneIn(1, 200), oneIn(5, 200)]).toEqual([200, 40]);
    expect(chancePercent(1, 100_000)).toBe('<0.01%');
  });

  it('end where the shares or the limit of a person end', () => {
    expect(mostShares({ left: 3, limit: 10, mine: 0 })).toBe(3);
    expect(mostShares({ left: 30, limit: 10, mine: 6 })).toBe(4);
    expect(mostShares({ left: 30, limit: 10, mine: 12 })).toBe(0);
  });
});
