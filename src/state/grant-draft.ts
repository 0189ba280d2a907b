import * as v from 'valibot';
import { grantOccasions } from '@/domain/grants/occasion';
import { persisted } from './slice';

const text = v.fallback(v.string(), '');

const nobody = { usercode: '', name: '' };
const approver = v.fallback(v.object({ usercode: v.string(), name: v.string() }), nobody);

const stored = v.object({
  /** The request that was sent back and is changed; empty for a new one. */
  id: text,
  occasion: v.fallback(v.picklist(grantOccasions), 'festival'),
  /** The number of the account that pays; empty for the first one. */
  accNo: text,
  /** Who decides in each role; without a usercode if none is chosen. */
  approvers: v.fallback(v.object({ department: approver, finance: approver }), {
    department: nobody,
    finance: nobody,
  }),
  /** The day on which it is paid, 2026-12-24; empty for as soon as it is approved. */
  date: text,
  /** The blessing. */
  text,
  /** Where the people come from. */
  by: v.fallback(v.picklist(['picker', 'sheet'] as const), 'picker'),
  people: v.fallback(
    v.array(
      v.object({ usercode: v.string(), name: v.string(), department: v.string(), jobNumber: v.string() }),
    ),
    [],
  ),
  /** What each of the picked people gets, as typed; a spreadsheet has an amount in each row. */
  money: text,
  /** The key under which it was sent and not answered yet; empty otherwise. */
  key: text,
});

/** A grant that is being written: everything survives a reload. */
export type GrantDraft = v.InferOutput<typeof stored>;

const empty: GrantDraft = v.parse(stored, {});

export const useGrantDraft = persisted<GrantDraft>('person', 'grant-draft', (value) => {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : empty;
});

/** Something was chosen or typed; what may have been submitted already stays as it is until that is known. */
export function grantDrafted(part: Partial<Omit<GrantDraft, 'key'>>): void {
  if (useGrantDraft.getState().key === '') useGrantDraft.setState(part);
}

/** The key is stored before the request is sent. */
export function grantSent(key: string): void {
  useGrantDraft.setState({ key });
}

/** The grant was submitted, or what was written is given up. */
export function grantDraftDone(): void {
  useGrantDraft.setState(empty);
}
