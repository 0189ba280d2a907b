import type { ParsingOptions } from '@e965/xlsx';
import { expect, it, vi } from 'vitest';
import { readBytes, workbookOf } from '../../support/spreadsheets';

const seen = vi.hoisted(() => ({ files: [] as Uint8Array[] }));

vi.mock('@e965/xlsx', async (original) => {
  const library = await original<typeof import('@e965/xlsx')>();
  const read = (data: Uint8Array, options: ParsingOptions) => {
    seen.files.push(data);
    return library.read(data, options);
  };
  return { ...library, read };
});

/** Where each part of a compressed file begins, with the size that the directory gives it. */
function partsOf(bytes: Uint8Array): { offset: number; entry: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const parts: { offset: number; entry: number }[] = [];
  let entry = view.getUint32(bytes.length - 22 + 16, true);
  for (let left = view.getUint16(bytes.length - 22 + 10, true); left > 0; left -= 1) {
    parts.push({ entry, offset: view.getUint32(entry + 42, true) });
    entry += 46 + view.getUint16(entry + 28, true) + view.getUint16(entry + 30, true);
  }
  return parts;
}

it('the library is given no part that unpacks to more than the directory says', () => {
  const bytes = workbookOf([['姓名'], ...Array.from({ length: 2_000 }, () => ['甲'.repeat(200)])]);
  const view = new DataView(bytes.buffer);
  for (const { entry, offset } of partsOf(bytes)) {
    // Small in the directory, and nothing in the part's own header, by which the library allocates.
    view.setUint32(entry + 24, 100, true);
    view.setUint32(offset + 22, 0, true);
  }
  expect(readBytes(bytes, 'bomb.xlsx')).toBe('broken');
  const [given] = seen.files;
  if (given === undefined) throw new Error('nothing was read');
  const sizes = partsOf(given).map(({ offset }) => new DataView(given.buffer).getUint32(offset + 22, true));
  expect(sizes.length).toBeGreaterThan(5);
  expect(new Set(sizes)).toEqual(new Set([100]));
});
