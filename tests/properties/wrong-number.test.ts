import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedNumber, numberTyped } from '@/areas/prepaid/rules/phone-number';
import { slipBetween } from '@/areas/prepaid/rules/wrong-number';
import { seed } from './seed';

const digit = fc.integer({ min: 0, max: 9 });
const number = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.array(digit, { minLength: 9, maxLength: 9 }))
  .map(([second, rest]) => `1${second}${rest.join('')}`);
const position = fc.integer({ min: 0, max: 10 });

describe(`slips of the finger, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  it('are found wherever one digit differs, and say which', () => {
    fc.assert(
      fc.property(number, position, fc.integer({ min: 1, max: 9 }), (one, at, step) => {
        const digits = Array.from(one);
        digits[at] = String((Number(digits[at]) + step) % 10);
        expect(slipBetween(digits.join(''), one)).toEqual([at]);
      }),
      { seed },
    );
  });

  it('are found wherever two neighbours changed places', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 9 }), (one, at) => {
        const digits = Array.from(one);
        const [first = '', second = ''] = digits.slice(at, at + 2);
        const swapped = [...digits.slice(0, at), second, first, ...digits.slice(at + 2)].join('');
        expect(slipBetween(swapped, one)).toEqual(first === second ? null : [at, at + 1]);
      }),
      { seed },
    );
  });

  it('are the same in both directions, and never a difference of more than two digits', () => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        const differing = slipBetween(one, other);
        expect(slipBetween(other, one)).toEqual(differing);
        const count = Array.from(one).filter((each, index) => each !== other[index]).length;
        if (count === 1) expect(differing).toHaveLength(1);
        if (count === 0 || count > 2) expect(differing).toBeNull();
      }),
      { seed },
    );
  });
});

describe(`typing a number, seed ${seed}`, () => {
  it('inserts and deletes like a plain field, with the caret inside the text', () => {
    const key = fc.record({ digit: fc.option(digit, { nil: null }), at: fc.integer({ min: 0, max: 13 }) });
    fc.assert(
      fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
        let digits = '';
        for (const { digit: typed, at } of keys) {
          const shown = groupedNumber(digits);
          const index = Math.min(at, shown.length);
          if (typed === null && index === 0) continue;
          const text =
            typed === null
              ? shown.slice(0, index - 1) + shown.slice(index)
              : shown.slice(0, index) + typed + shown.slice(index);
          const caret = typed === null ? index - 1 : index + 1;
          const after = numberTyped(digits, { text, caret });
          const wanted = typed === null ? digits.length - 1 : Math.min(11, digits.length + 1);
          expect(after.digits).toHaveLength(wanted);
          expect(after.caret).toBeGreaterThanOrEqual(0);
          expect(after.caret).toBeLessThanOrEqual(groupedNumber(after.digits).length);
          digits = after.digits;
        }
      }),
      { seed },
    );
  });
});
