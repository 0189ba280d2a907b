import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prizeOfTicket, ticketOf, ticketRanges } from '@/domain/quiz/draw';
import { pointsOf, scoreOf, type Solution } from '@/domain/quiz/scoring';
import { seed } from './seed';

const options = ['a', 'b', 'c', 'd', 'e'];
const some = fc.subarray(options, { minLength: 1 });
const question: fc.Arbitrary<Solution> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('single' as const, 'judge' as const),
    points: fc.integer({ min: 1, max: 20 }),
    right: fc.constantFrom(...options).map((option) => [option]),
  }),
  fc.record({ kind: fc.constant('multiple' as const), points: fc.integer({ min: 1, max: 20 }), right: some }),
  fc.record({ kind: fc.constant('blank' as const), points: fc.integer({ min: 1, max: 20 }), right: some }),
);
const paper = fc.array(fc.tuple(question, fc.subarray(options)), { maxLength: 12 }).map((list) => ({
  questions: list.map(([each], index) => ({ ...each, id: `q${index}` })),
  answers: Object.fromEntries(list.map(([, answer], index) => [`q${index}`, answer])),
}));

describe(`the score of a quiz, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  it('is never below nothing nor above the maximum, which right answers to everything reach', () => {
    fc.assert(
      fc.property(paper, ({ questions, answers }) => {
        const { score, full } = scoreOf(questions, answers);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(full);
        const right = Object.fromEntries(questions.map((each) => [each.id, each.right]));
        expect(scoreOf(questions, right)).toEqual({ score: full, full, right: questions.length });
      }),
      { seed },
    );
  });

  it('does not depend on the order of questions or of chosen options, and is the same for the same answers', () => {
    fc.assert(
      fc.property(paper, fc.infiniteStream(fc.integer()), ({ questions, answers }, keys) => {
        const shuffled = <T>(list: readonly T[]) =>
          list
            .map((each) => ({ each, key: keys.next().value }))
            .sort((one, other) => one.key - other.key)
            .map(({ each }) => each);
        const turned = Object.fromEntries(
          Object.entries(answers).map(([id, answer]) => {
            const isBlank = questions.some((each) => each.id === id && each.kind === 'blank');
            return [id, isBlank ? answer : shuffled(answer)];
          }),
        );
        const before = scoreOf(questions, answers);
        expect(scoreOf(shuffled(questions), turned)).toEqual(before);
        expect(scoreOf(questions, answers)).toEqual(before);
      }),
      { seed },
    );
  });

  it('never falls when a right option is added to right ones', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 20 }), (right, points) => {
        const each: Solution = { kind: 'multiple', points, right };
        const scores = right.map((_, count) => pointsOf(each, right.slice(0, count + 1)));
        expect(scores).toEqual([...scores].sort((one, other) => one - other));
      }),
      { seed },
    );
  });
});

describe(`the draw of a quiz, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  const prizes = fc.array(fc.record({ tickets: fc.integer({ min: 1, max: 5_000 }) }), {
    minLength: 1,
    maxLength: 8,
  });

  it('gives the same prize for the same seed, and always one whose tickets hold the drawn one', () => {
    fc.assert(
      fc.property(prizes, fc.nat(2 ** 31), (list, number) => {
        const ticket = ticketOf(number, list);
        const index = prizeOfTicket(ticket, list);
        expect(prizeOfTicket(ticketOf(number, list), list)).toBe(index);
        const { from, to } = ticketRanges(list)[index] ?? { from: 0, to: -1 };
        expect(ticket >= from && ticket <= to).toBe(true);
      }),
      { seed },
    );
  });

  it('gives each prize as many tickets as are published', () => {
    fc.assert(
      fc.property(prizes, (list) => {
        for (const [index, { from, to }] of ticketRanges(list).entries())
          expect(to - from + 1).toBe(list[index]?.tickets);
      }),
      { seed },
    );
  });
});
