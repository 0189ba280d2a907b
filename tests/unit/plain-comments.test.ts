import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const riddle = /\b(somebody|nobody|whoever|what became of)\b/i;

/** The comments of a text, each as one line. */
function commentsOf(text: string): string[] {
  return Array.from(text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g), ([comment]) =>
    comment.replace(/\s*\n\s*\*?\s*/g, ' '),
  );
}

const riddlesIn = (text: string) => commentsOf(text).filter((comment) => riddle.test(comment));

const files = ['src', 'tests', 'tooling'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mts|mjs|css)$/.test(file))
    .map((file) => join(folder, file)),
);

describe('Comments', () => {
  it('name the person or the thing that they speak of', () => {
    const found = files.flatMap((file) =>
      riddlesIn(readFileSync(file, 'utf8')).map((comment) => `${file}: ${comment}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['// Nobody waits.', '// Whoever asks.', '/** What\n * became of it. */'])(
    'are found to speak in riddles: %j',
    (comment) => expect(riddlesIn(`const value = 1;\n${comment}\n`)).toHaveLength(1),
  );

  it('may quote what people read', () => {
    expect(riddlesIn("const text = 'somebody'; const link = 'https://nobody.example';")).toEqual([]);
  });
});
