import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { instrument } from '../../tooling/mutation/instrument.mjs';
import { mutantsOf } from '../../tooling/mutation/mutants.mjs';
import { sampleOf } from '../../tooling/mutation/sample.mjs';
import { tryMutants } from '../../tooling/mutation/try-mutants.mjs';

const changesOf = (text: string) => mutantsOf('rule.ts', text).mutants.map(({ change }) => change);

describe('the mutants of a rule', () => {
  it.each([
    ['a < b', ['< to <=', '< to >=']],
    ['a + 1', ['+ to -', '1 to 2']],
    ["a + 'x'", []],
    ['a ?? b', ['fallback removed']],
    ['!a', ['negation removed']],
    ['a ? 1 : 2', ['condition always true', 'condition always false', '1 to 2', '2 to 3']],
    ["a ? 'x' : b", ['condition always true', 'condition always false', "'x' to ''"]],
    ['a.filter(b).some(c)', ['filter removed', 'some to every']],
    ['Math.min(a, b)', ['min to max']],
  ])('change %s', (expression, changes) => {
    expect(changesOf(`const found = ${expression};`)).toEqual(changes);
  });

  it('leave steps and early returns out, and touch no names, types, imports or patterns', () => {
    expect(changesOf('if (a) { step(); return 1; }')).toEqual([
      'condition always true',
      'condition always false',
      'statement removed',
      'return removed',
      '1 to 2',
    ]);
    const names =
      "import x from 'x'; type A = 1 | 'b'; const { 1: one } = x as { 1: 2 }; export { one } from 'y';";
    expect(changesOf(names)).toEqual([]);
    expect(changesOf("import.meta.glob('./*.ts', { eager: true });")).toEqual(['statement removed']);
  });
});

/** Runs a text with one of its mutants on; `answer` is what it leaves there. */
function answerOf(text: string, change?: string): unknown {
  const { mutants, loops } = mutantsOf('rule.ts', text);
  mutants.forEach((mutant, id) => Object.assign(mutant, { id }));
  const active = mutants.findIndex((mutant) => mutant.change === change);
  if (change !== undefined) expect(active).not.toBe(-1);
  let rounds = 0;
  const switches = {
    on: (id: number) => id === active,
    tick: () => {
      rounds += 1;
      if (rounds > 1_000) throw new RangeError('endless');
    },
  };
  return runInNewContext(`let answer; ${instrument(text, mutants, loops)}; answer;`, {
    __mutation: switches,
  });
}

describe('a text with switches', () => {
  const text = `
    const list = [3, 1, 2];
    answer = list?.filter((each) => each > 1).map((each) => each * (each === 3 ? 10 : 1)).join();
    if (list.length > 2) answer += '!';
    else answer = '';
  `;

  it('does what it did while none is on', () => {
    expect(answerOf(text)).toBe('30,2!');
  });

  it.each([
    ['> to >=', '30,1,2!'],
    ['filter removed', '30,1,2!'],
    ['* to /', '0.3,2!'],
    ['10 to 11', '33,2!'],
    ['condition always false', '3,2!'],
    ['statement removed', undefined],
  ])('does what the change makes of it: %s', (change, answer) => {
    expect(answerOf(text, change)).toBe(answer === undefined ? 'undefined!' : answer);
  });

  it('ends a loop that a change made endless', () => {
    const loop = 'answer = 0; for (let left = 3; left > 0; left -= 1) { answer += left; }';
    expect(answerOf(loop)).toBe(6);
    expect(() => answerOf(loop, '-= to +=')).toThrow('endless');
  });
});

it('a sample is the same for the same seed, in the order of the whole', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  const drawn = sampleOf(numbers, 10, 7);
  expect(drawn).toHaveLength(10);
  expect(drawn).toEqual([...drawn].sort((one, other) => one - other));
  expect(sampleOf(numbers, 10, 7)).toEqual(drawn);
  expect(sampleOf(numbers, 10, 8)).not.toEqual(drawn);
});

describe('a mutant', () => {
  /** Tries mutants with tests that pass or fail by what is on, and by what was. */
  async function tried(passes: (test: string, active: number, before: readonly number[]) => boolean) {
    let active = -1;
    const before: number[] = [];
    const results: string[] = [];
    const mutants = [1, 2, 3].map((id) => ({ id, tests: ['first', 'second'] }));
    const isSound = await tryMutants(mutants, {
      passes: (test) => Promise.resolve(passes(test, active, before)),
      choose: (id) => {
        if (active !== -1) before.push(active);
        active = id;
      },
      report: ({ id, isKilled }) => results.push(`${id} ${isKilled ? 'killed' : 'survived'}`),
    });
    return { isSound, results };
  }

  it('is killed by the first test that fails under it alone', async () => {
    const { isSound, results } = await tried((test, active) => test !== 'second' || active !== 2);
    expect(results).toEqual(['1 survived', '2 killed', '3 survived']);
    expect(isSound).toBe(true);
  });

  it('is not judged by a test that fails by itself', async () => {
    const { results } = await tried((test) => test === 'first');
    expect(results).toEqual(['1 survived', '2 survived', '3 survived']);
  });

  it('is not killed by a test that fails once for what an earlier one left', async () => {
    let failures = 0;
    const { isSound, results } = await tried((_, active) => active !== 2 || (failures += 1) > 1);
    expect(results).toEqual(['1 survived', '2 survived', '3 survived']);
    expect(isSound).toBe(true);
  });

  it('that may have been failed by what an earlier one left is kept for a fresh load', async () => {
    const { isSound, results } = await tried((_, active, before) => active !== 2 && !before.includes(2));
    expect(results).toEqual(['1 survived']);
    expect(isSound).toBe(false);
  });
});
