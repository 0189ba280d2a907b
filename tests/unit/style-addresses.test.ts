import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** What the sheets name by an address, as the sheet and the address without a query. */
const named = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    Array.from(
      readFileSync(join('src', file), 'utf8').matchAll(/url\(['"]?(?!data:)([^'")?]+)/g),
      ([, address = '']) => ({ sheet: join('src', file), address }),
    ),
  );

it('sheets name pictures and fonts by the path from the sheet, because the build resolves no alias there', () => {
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ sheet, address }) => !existsSync(join(dirname(sheet), address)))).toEqual([]);
});
