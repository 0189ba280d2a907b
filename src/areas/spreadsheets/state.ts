import * as v from 'valibot';
import type { ColumnPlaces } from '@/domain/spreadsheets/columns';
import type { Sheet } from '@/domain/spreadsheets/sheet';
import { readFileItem, writeFileItem } from '@/state/file-store';
import type { Corrections } from './rules/corrections';

/** A file that was read, stored once. */
export interface SheetFile {
  fileName: string;
  sheets: readonly Sheet[];
  /** Names of hidden sheets, which are not read. */
  hidden: readonly string[];
  /** Business time, ms. */
  readAt: number;
}

/** What was chosen and corrected in it, stored with each change. */
export interface SheetChanges {
  sheet: number;
  places: ColumnPlaces | null;
  corrections: Corrections;
}

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const file = v.object({
  fileName: text,
  sheets: v.pipe(
    v.array(
      v.object({
        name: text,
        rows: v.array(v.array(text)),
        columns: count,
        merges: v.array(v.object({ top: count, left: count, bottom: count, right: count })),
        formulas: v.array(text),
        numbers: v.record(text, text),
        isCut: v.boolean(),
      }),
    ),
    v.minLength(1),
  ),
  hidden: v.optional(v.array(text), []),
  readAt: v.number(),
});
const column = v.nullable(count);
const changes = v.object({
  sheet: count,
  places: v.nullable(
    v.object({
      header: count,
      columns: v.object({ name: column, account: column, department: column, amount: column }),
    }),
  ),
  corrections: v.record(
    text,
    v.nullable(
      v.object({
        name: v.exactOptional(text),
        account: v.exactOptional(text),
        department: v.exactOptional(text),
        amount: v.exactOptional(text),
      }),
    ),
  ),
});

export async function storeSheetFile(owner: string, content: SheetFile): Promise<void> {
  await writeFileItem('sheet-file', owner, content);
}

export async function storeSheetChanges(owner: string, content: SheetChanges): Promise<void> {
  await writeFileItem('sheet-changes', owner, content);
}

/** The file that this person was at work on, with what was changed in it; null where there is none. */
export async function restoreSheetWork(
  owner: string,
): Promise<{ file: SheetFile; changes: SheetChanges | null } | null> {
  const read = v.safeParse(file, await readFileItem('sheet-file', owner));
  if (!read.success) return null;
  const changed = v.safeParse(changes, await readFileItem('sheet-changes', owner));
  return { file: read.output, changes: changed.success ? changed.output : null };
}
