import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/failure';
import { markOf, pageOf, readSupportCode, supportCode } from '@/domain/support-code';
import { seed } from './seed';

const digits = (minLength: number, maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength }).map((all) => all.join(''));
const phone = digits(10, 10).map((rest) => `1${rest}`);
const token = fc.stringMatching(/^[A-Za-z0-9._-]{12,40}$/);
/** What may stand anywhere in an address, a message or the code of a faulty gateway. */
const anything = fc.oneof(phone, token, digits(4, 20), fc.string());

const hash = fc.stringMatching(/^[\w-]{8}$/);
const seconds = fc
  .integer({ min: 0, max: 40 * 365 * 86_400 })
  .map((each) => Date.UTC(2026, 0, 1) + each * 1000);
const failure: fc.Arbitrary<Failure> = fc.oneof(
  fc.record({ kind: fc.constant('network' as const), endpoint: anything }),
  fc.record({
    kind: fc.constant('http' as const),
    status: fc.integer({ min: 400, max: 599 }),
    path: anything,
  }),
  fc.record({ kind: fc.constant('code' as const), code: anything, message: anything }),
);
const facts = fc.record({
  build: fc.option(hash),
  address: anything.map((text) => `/${text}?phone=${text}#${text}`),
  failure: fc.option(failure, { nil: undefined }),
  time: seconds,
});

describe(`support codes, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  it('say the same when they are read back', () => {
    fc.assert(
      fc.property(facts, ({ build, address, failure: of, time }) => {
        const code = of?.kind === 'code' && /^\d{1,5}$/.test(of.code) ? of.code : '';
        expect(readSupportCode(supportCode({ build, address, failure: of, time }))).toEqual({
          build: build?.slice(0, 5) ?? null,
          page: markOf(pageOf(address)),
          endpoint: markOf(of?.endpoint ?? ''),
          outcome: of?.kind ?? 'none',
          code: of?.kind === 'http' ? String(of.status) : code,
          time,
        });
      }),
      { seed },
    );
  });

  it('hold no digit but that of their version, so no part of a phone number, a password or a token', () => {
    fc.assert(
      fc.property(facts, (each) => {
        expect(supportCode(each)).toMatch(/^LX1(?:-[B-DF-HJ-NP-TV-XZ]+){5}$/);
      }),
      { seed },
    );
  });

  it('are short, whatever is in the address', () => {
    fc.assert(
      fc.property(facts, (each) => {
        expect(supportCode(each).length).toBeLessThanOrEqual(44);
      }),
      { seed },
    );
  });

  it('show where one letter was mistyped', () => {
    const letter = fc.stringMatching(/^[B-DF-HJ-NP-TV-XZ]$/);
    let missed = 0;
    fc.assert(
      fc.property(facts, fc.nat(), letter, (each, at, other) => {
        const code = supportCode(each);
        const index = 4 + (at % (code.length - 4));
        if (code[index] === '-' || code[index] === other) return;
        const read = readSupportCode(code.slice(0, index) + other + code.slice(index + 1));
        if (read !== 'mistyped') missed += 1;
      }),
      { seed, numRuns: 1000 },
    );
    expect(missed).toBeLessThan(20);
  });
});
