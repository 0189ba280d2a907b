import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The theme, the frame that stands before the theme's code has come, and the console, which is beside the product. */
const allowed = /^src\/(?:ui\/theme\/|first-frame\.css$|qa\/)/;

const decides = /data-prefers-color-scheme|data-lc-text|prefers-(?:color-scheme|contrast|reduced-motion)/;

it('only the theme decides what dark, large text, contrast and reduced motion change', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css') && decides.test(readFileSync(file, 'utf8')));
  expect(sheets).toContain('src/ui/theme/tokens.css');
  expect(sheets.filter((file) => !allowed.test(file))).toEqual([]);
});
