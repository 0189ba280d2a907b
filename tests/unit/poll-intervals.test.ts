import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src', file));

/** The options of queries that repeat a question, each up to the next option. */
const pollsIn = (text: string) => text.match(/refetchInterval:[\s\S]*?(?=\n\s+\w+:|\n\s*\},?\n)/g) ?? [];

/** Its pause is neither equal on all devices nor as short after a failure as after an answer. */
const isSpread = (option: string) => /\b(poll|pauseAfter)\(/.test(option);

describe('a question that a page repeats', () => {
  it('has a pause of src/queries/poll.ts, on every page', () => {
    const polls = files.flatMap((file) =>
      pollsIn(readFileSync(file, 'utf8')).map((option) => `${file}: ${option}`),
    );
    expect(polls.length).toBeGreaterThan(8);
    expect(polls.filter((option) => !isSpread(option))).toEqual([]);
  });

  it.each(['refetchInterval: 2_000', 'refetchInterval: ({ state }) => state.data !== undefined && pause'])(
    'is found without one: %s',
    (option) => expect(pollsIn(`{\n  ${option},\n  staleTime: 0,\n}`).map(isSpread)).toEqual([false]),
  );
});
