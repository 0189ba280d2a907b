import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneDigits } from '@/domain/phone';
import { person } from '@/mocks/core/people';
import { usualPassword } from '@/mocks/payment-security/security';
import { withoutStandIns, withStandIns } from '@/qa/capsule/secrets';
import { seed } from './seed';

const staff = 2000;
const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });
const typedPhone = fc
  .tuple(fc.integer({ min: 3, max: 9 }), digits)
  .map(([second, rest]) => `1${second}${rest.join('')}`);
const ownPhone = fc.integer({ min: 0, max: staff - 1 }).map((index) => person(index).mobile);
/** How people write a number. */
const written = fc
  .tuple(
    fc.oneof(typedPhone, ownPhone),
    fc.constantFrom('', ' ', '-', '.'),
    fc.constantFrom('', '+86 ', '86'),
  )
  .map(([phone, gap, country]) => country + [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].join(gap));
const token = fc
  .tuple(fc.constantFrom('lx', 'key', 'chat'), fc.integer({ min: 1, max: staff }))
  .map(([kind, index]) => `${kind}-LX${100_000 + index}`);
const words = fc.stringMatching(/^[一-龥A-Za-z，。 ]{0,12}$/);
const password = fc.stringMatching(/^\d{6}$/);
const text = fc
  .tuple(words, fc.oneof(written, token, words), words)
  .map(([before, secret, after]) => `${before} ${secret} ${after}`);
const value = fc.record({
  texts: fc.array(text),
  tokens: fc.array(token),
  nested: fc.record({
    password,
    note: text,
    amount: fc.integer(),
    at: fc.integer({ min: 1.7e12, max: 1.8e12 }),
  }),
});

/** Everything in a text that looks like a phone number of eleven digits, however it is written. */
function phonesIn(json: string): string[] {
  return (json.match(/\d(?:[ .()-]{0,2}\d)*/g) ?? [])
    .map(phoneDigits)
    .filter((run) => /^1[3-9]\d{9}$/.test(run));
}

describe(`secrets in capsules, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  it('are none: no phone number, token or password is left', () => {
    fc.assert(
      fc.property(value, (each) => {
        const json = JSON.stringify(withStandIns(each, staff));
        expect(phonesIn(json)).toEqual([]);
        expect(json).not.toMatch(/(?:lx|key|chat)-LX\d/);
        expect(json).not.toContain(`"${each.nested.password}"`);
      }),
      { seed },
    );
  });

  it('come back with the same shape, and the same for made-up people', () => {
    fc.assert(
      fc.property(value, (each) => {
        const back = withoutStandIns(withStandIns(each, staff)) as typeof each;
        expect(back.tokens).toEqual(each.tokens);
        expect(back.nested).toMatchObject({
          password: usualPassword,
          amount: each.nested.amount,
          at: each.nested.at,
        });
        expect(phonesIn(JSON.stringify(back)).length).toBe(phonesIn(JSON.stringify(each)).length);
      }),
      { seed },
    );
  });

  it('keep equal numbers equal and others apart, with the digits by which the operator is known', () => {
    fc.assert(
      fc.property(typedPhone, typedPhone, (one, other) => {
        const [first, second, third] = withoutStandIns(withStandIns([one, other, one], staff)) as string[];
        expect(first).toBe(third);
        expect(first === second).toBe(one === other);
        expect(first?.slice(0, 3)).toBe(one.slice(0, 3));
      }),
      { seed },
    );
  });

  it('of people of the world come back as their own numbers', () => {
    fc.assert(
      fc.property(ownPhone, (phone) => {
        expect(withoutStandIns(withStandIns({ phone }, staff))).toEqual({ phone });
      }),
      { seed },
    );
  });
});
