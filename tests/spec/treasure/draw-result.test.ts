import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkDraw, commitmentOf, drawText, winningNumber } from '@/areas/treasure/rules/draw';

const paid = (first: number, count: number) => ({ first, count, paidAt: '2026-11-21 09:10:00' });
/** In the order of their payment, which is not that of their numbers. */
const shares = [paid(10_000_004, 5), paid(10_000_001, 3), paid(10_000_009, 1)];

describe('the winning number', () => {
  it('is the hash of the text, as one number, modulo the shares, from the lowest number on', () => {
    for (let run = 0; run < 50; run++) {
      const hash = createHash('sha256')
        .update(drawText(`seed ${run}`, shares))
        .digest('hex');
      const index = Number(BigInt(`0x${hash}`) % 9n);
      expect(winningNumber(`seed ${run}`, shares)).toBe(10_000_001 + index);
    }
  });

  it('is the only share there is, and none without shares', () => {
    expect(winningNumber('seed', [paid(7, 1)])).toBe(7);
    expect(winningNumber('seed', [])).toBeNull();
  });

  it('comes from a text with a line for each payment, in the order of the numbers', () => {
    expect(drawText('seed', shares)).toBe(
      [
        'seed',
        '10000001-10000003 2026-11-21 09:10:00',
        '10000004-10000008 2026-11-21 09:10:00',
        '10000009-10000009 2026-11-21 09:10:00',
      ].join('\n'),
    );
  });
});

describe('the check of a draw', () => {
  const draw = {
    commitment: commitmentOf('seed'),
    seed: 'seed',
    total: 9,
    announced: winningNumber('seed', shares) ?? 0,
  };

  it('finds nothing wrong in a draw as it was promised', () => {
    expect(checkDraw(draw, shares)).toMatchObject({
      isSeedKept: true,
      isListComplete: true,
      isSameNumber: true,
    });
  });

  it('finds another seed, a share too few, a number that is there twice, and another winner', () => {
    expect(checkDraw({ ...draw, seed: 'other' }, shares).isSeedKept).toBe(false);
    expect(checkDraw(draw, shares.slice(1)).isListComplete).toBe(false);
    const twice = [paid(10_000_003, 5), paid(10_000_001, 3), paid(10_000_009, 1)];
    expect(checkDraw(draw, twice).isListComplete).toBe(false);
    const twiceAtTheEnd = [paid(10_000_001, 3), paid(10_000_004, 5), paid(10_000_008, 1)];
    expect(checkDraw(draw, twiceAtTheEnd).isListComplete).toBe(false);
    expect(checkDraw({ ...draw, total: 10 }, twice).isListComplete).toBe(false);
    expect(checkDraw({ ...draw, announced: draw.announced + 1 }, shares).isSameNumber).toBe(false);
  });
});
