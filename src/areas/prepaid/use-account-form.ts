import { useState } from 'react';
import { href } from '@/domain/href';
import { useExit } from '@/flows/navigation/use-exit';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { newAccountId, type EditorAddress } from './editor-address';
import { deleteRechargeRelation, saveRechargeRelation, type SavedNumber } from './endpoints/recharge-account';
import { savedAccountMessages } from './messages';
import { groupedNumber } from './rules/phone-number';
import { accountProblems } from './rules/saved-account';
import {
  emptySavedNumber,
  savedNumberDraftCleared,
  savedNumberTyped,
  useSavedNumberDraft,
  type SavedNumberDraft,
} from './state/saved-number-draft';
import { useSavedNumberWrite } from './use-saved-number-write';

/** What is typed for one number, kept until it is saved, and its saving and deleting. */
export function useAccountForm(
  saved: SavedNumber | null,
  others: readonly SavedNumber[],
  address: EditorAddress,
  stepsBack: number | null,
) {
  const messages = useMessages(savedAccountMessages);
  const exit = useExit(href(address));
  const stored = useSavedNumberDraft();
  const initial: SavedNumberDraft = saved ?? { ...emptySavedNumber, id: newAccountId };
  const draft = stored.id === initial.id ? stored : initial;
  const [hasOldChanges, setOldChanges] = useState(saved !== null && stored.id === saved.id);
  const [isSubmitted, setSubmitted] = useState(false);
  const problems = accountProblems(draft, others);
  const done = (text: string) => {
    savedNumberDraftCleared();
    notify(text);
    exit();
  };
  const save = useSavedNumberWrite(saveRechargeRelation, {
    step: 'prove',
    stepsBack,
    onDone: () => done(messages.savedDone),
  });
  const remove = useSavedNumberWrite(deleteRechargeRelation, {
    step: 'prove-removal',
    stepsBack,
    onDone: () => done(messages.removed),
  });
  const name = draft.name.trim();
  return {
    isBusy: save.isBusy || remove.isBusy,
    errorText: save.errorText ?? remove.errorText,
    sheet: save.sheet ?? remove.sheet,
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
      save.request(
        { id: saved?.id ?? '', relation, name, number, isDefault },
        messages.saving(name, groupedNumber(number)),
      );
    },
    remove: ({ id, name: of, number }: SavedNumber) =>
      remove.request({ id }, messages.removing(of, groupedNumber(number))),
  };
}
