import type { AgreementChange } from '@/domain/family-pay/agreement';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { affectionPayChange } from './endpoints';
import { familyPayMessages } from './messages';
import type { FamilyAgreement } from './queries';
import { useFamilyWrite } from './use-family-write';

export type FamilyChanges = ReturnType<typeof useChanges>;

/** Changes the state of the agreements on a page; to resume needs the password or a code. */
export function useChanges() {
  const messages = useMessages(familyPayMessages);
  const { sending, request, sheet, errorText, offReason, needsCode } = useFamilyWrite(affectionPayChange, {
    stepsBack: 0,
    notDone: messages.notChanged,
    onDone: (closeSheet, { change }) => {
      notify(messages.changed[change]);
      closeSheet();
    },
  });
  return {
    sheet,
    errorText,
    offReason,
    needsCode,
    isChanging: ({ id }: FamilyAgreement, change: AgreementChange) =>
      sending?.id === id && sending.change === change,
    change: ({ id, name, cap }: FamilyAgreement, change: AgreementChange) =>
      request({ id, change }, change === 'resume' ? messages.resumeSummary(name, formatCoins(cap)) : null),
  };
}
