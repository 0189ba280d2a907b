import { useState } from 'react';
import { call } from '@/api/call';
import {
  deleteRechargeRelation,
  saveRechargeRelation,
  type SavedNumber,
} from '@/api/endpoints/recharge-account';
import { href } from '@/domain/href';
import { groupedNumber } from '@/domain/top-up/phone-number';
import { accountProblems } from '@/domain/top-up/saved-account';
import { useExit } from '@/flows/navigation/use-exit';
import { useMessages } from '@/messages/language';
import { savedAccountMessages } from '@/messages/saved-accounts';
import { notify } from '@/state/notifications';
import {
  emptySavedNumber,
  savedNumberDraftCleared,
  savedNumberTyped,
  useSavedNumberDraft,
  type SavedNumberDraft,
} from '@/state/saved-number-draft';
import { newAccountId, type EditorAddress } from './editor-address';
import type { useSavedNumberTask } from './use-saved-number-task';

/** What is typed for one number, kept until it is saved, and its saving and deleting. */
export function useAccountForm(
  saved: SavedNumber | null,
  others: readonly SavedNumber[],
  address: EditorAddress,
  task: ReturnType<typeof useSavedNumberTask>,
) {
  const messages = useMessages(savedAccountMessages);
  const exit = useExit(href(address));
  const stored = useSavedNumberDraft();
  const initial: SavedNumberDraft = saved ?? { ...emptySavedNumber, id: newAccountId };
  const draft = stored.id === initial.id ? stored : initial;
  const [hasOldChanges, setOldChanges] = useState(saved !== null && stored.id === saved.id);
  const [isSubmitted, setSubmitted] = useState(false);
  const problems = accountProblems(draft, others);
  const name = draft.name.trim();
  const done = (text: string) => {
    savedNumberDraftCleared();
    notify(text);
    exit();
  };
  return {
    draft,
    problems: isSubmitted ? problems : { name: null, number: null },
    hasOldChanges,
    change: (parts: Partial<SavedNumberDraft>) => savedNumberTyped({ ...draft, ...parts }),
    restore: () => {
      savedNumberDraftCleared();
      setOldChanges(false);
    },
    save: () => {
      setSubmitted(true);
      if (problems.name !== null || problems.number !== null) return;
      const { relation, number, isDefault } = draft;
      const body = { id: saved?.id ?? '', relation, name, number, isDefault };
      task.request({
        content: JSON.stringify(body),
        summary: messages.saving(name, groupedNumber(number)),
        send: (options) => call(saveRechargeRelation, body, options),
        onDone: () => done(messages.savedDone),
      });
    },
    remove: ({ id, name: of, number }: SavedNumber) =>
      task.request({
        content: `delete ${id}`,
        summary: messages.removing(of, groupedNumber(number)),
        send: (options) => call(deleteRechargeRelation, { id }, options),
        onDone: () => done(messages.removed),
      }),
  };
}
