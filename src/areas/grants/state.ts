import * as v from 'valibot';
import { persisted } from '@/state/slice';

const text = v.fallback(v.string(), '');

const stored = v.object({
  /** The application that was sent back and is changed; empty for a new one. */
  id: text,
  purpose: text,
  /** As typed. */
  money: text,
  approver: v.fallback(v.object({ usercode: v.string(), name: v.string() }), { usercode: '', name: '' }),
  /** The key under which it was sent and not answered yet; empty otherwise. */
  key: text,
});

/** An application that is being written; it survives a reload. */
export type ApplyDraft = v.InferOutput<typeof stored>;

const empty: ApplyDraft = v.parse(stored, {});

export const useApplyDraft = persisted<ApplyDraft>('person', 'apply-draft', (value) => {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : empty;
});

/** Something was typed or chosen; what may have been submitted already stays as it is until that is known. */
export function applicationDrafted(part: Partial<Omit<ApplyDraft, 'key'>>): void {
  if (useApplyDraft.getState().key === '') useApplyDraft.setState(part);
}

/** The key is stored before the application is sent. */
export function applicationSent(key: string): void {
  useApplyDraft.setState({ key });
}

/** The application was submitted or given up. */
export function applicationDone(): void {
  useApplyDraft.setState(empty);
}
