import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync('src/ui/theme/tokens.css', 'utf8');

/** The tokens that the rules with this selector set, outside of media queries. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const start = sheet.indexOf(`\n${selector} {`);
  const body = sheet.slice(start, sheet.indexOf('\n}', start));
  return new Map(
    Array.from(body.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  );
}

const light = tokensOf(':root');
const dark = new Map([...light, ...tokensOf("html[data-prefers-color-scheme='dark']")]);

function colourOf(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name) ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : colourOf(tokens, other);
}

/** The relative luminance of a colour like #bf3b22, as WCAG computes it. */
function luminanceOf(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN] = (colour.match(/[\da-f]{2}/gi) ?? []).map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [high = NaN, low = NaN] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** What a control is recognised by, and the state of a control. */
const marks = ['line-strong', 'primary', 'primary-text', 'danger', 'focus'];
const grounds = ['bg', 'surface'];

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, tokens) => {
  it.each(marks.flatMap((mark) => grounds.map((ground) => [mark, ground] as const)))(
    '%s stands out from %s by 3 : 1',
    (mark, ground) => {
      const contrast = contrastOf(colourOf(tokens, `--lc-${mark}`), colourOf(tokens, `--lc-${ground}`));
      expect(contrast).toBeGreaterThanOrEqual(3);
    },
  );
});
