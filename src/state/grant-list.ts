import * as v from 'valibot';
import { tenths } from '@/domain/money';
import type { GrantList } from '@/domain/spreadsheets/grant-list';
import { readFileItem, removeFileItem, writeFileItem } from './file-store';
import { inMemory } from './slice';

const item = 'grant-list';
const amount = v.pipe(v.number(), v.safeInteger(), v.transform(tenths));
const stored = v.object({
  fileName: v.string(),
  rows: v.array(
    v.object({
      usercode: v.string(),
      name: v.string(),
      oaAccount: v.string(),
      department: v.string(),
      amount,
    }),
  ),
  total: amount,
  readAt: v.number(),
});

interface GrantListState {
  /** A list that was checked and handed to the grant; null without one. */
  list: GrantList | null;
  /** Whether the store was asked already, after a reload. */
  isRestored: boolean;
}

/** The list that a grant is made from. 20,000 rows are too long for the storage of other slices, so that it is read again on demand. */
export const useGrantList = inMemory<GrantListState>('person', { list: null, isRestored: false });

/** Hands a clean list to the grant; resolves when it survives a reload. */
export async function grantListSubmitted(owner: string, list: GrantList): Promise<void> {
  useGrantList.setState({ list, isRestored: true });
  await writeFileItem(item, owner, list);
}

/** After a reload: takes over the list that this person handed over. */
export async function grantListRestored(owner: string): Promise<void> {
  const read = v.safeParse(stored, await readFileItem(item, owner));
  if (useGrantList.getState().isRestored) return;
  useGrantList.setState({ list: read.success ? read.output : null, isRestored: true });
}

/** The grant was sent, or takes its people from elsewhere; the file that the list was made from is not needed any more. */
export async function grantListCleared(): Promise<void> {
  useGrantList.setState({ list: null, isRestored: true });
  await Promise.all([item, 'sheet-file', 'sheet-changes'].map(removeFileItem));
}
