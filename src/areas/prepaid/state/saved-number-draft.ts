import * as v from 'valibot';
import { persisted } from '@/state/slice';
import { relations, type AccountFields } from '../rules/saved-account';

const stored = v.object({
  /** The saved number that is changed, `new` for a new one; empty where nothing was typed. */
  id: v.fallback(v.string(), ''),
  relation: v.fallback(v.picklist(relations), 'mother'),
  name: v.fallback(v.string(), ''),
  number: v.fallback(v.string(), ''),
  isDefault: v.fallback(v.boolean(), false),
});

/** What was typed for a number and is not saved yet. */
export type SavedNumberDraft = v.InferOutput<typeof stored> & AccountFields;

export const emptySavedNumber: SavedNumberDraft = v.parse(stored, {});

export const useSavedNumberDraft = persisted<SavedNumberDraft>(
  'person',
  'saved-number-draft',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : emptySavedNumber;
  },
  ({ id }) => id !== '',
);

export function savedNumberTyped(draft: SavedNumberDraft): void {
  useSavedNumberDraft.setState(draft, true);
}

/** The number was saved or deleted, or the person begins again. */
export function savedNumberDraftCleared(): void {
  useSavedNumberDraft.setState(emptySavedNumber, true);
}
