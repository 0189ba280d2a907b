import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';
import { sendsFrom } from '@/domain/transfers/transfer';
import { blessingFieldId } from '@/flows/blessing/blessing-field-id';
import { useSheet } from '@/flows/navigation/use-sheet';
import { useTransferDraft } from '@/state/transfer-draft';
import { focusField } from '@/ui/forms/focus-field';
import { amountFieldId, ownAmountFieldId, recipientsId, tagsId } from './field-ids';
import type { DraftProblem } from './rules/draft-problems';

/** Leads to what keeps a draft from being sent: the picker, the keypad, or the field where the error is said. */
export function useWayToProblem(accountType: AccountType): (problem: DraftProblem) => void {
  const navigate = useNavigate();
  const keypad = useSheet('amount');
  const path = sendsFrom[accountType];
  return (problem) => {
    switch (problem.kind) {
      case 'no-recipients':
        return void navigate(href('/rewardUsers', { for: path }));
      case 'too-many-recipients':
        return focusField(recipientsId);
      case 'no-tag':
        return focusField(tagsId);
      case 'amount':
        return problem.reason === 'empty' ? keypad.open() : focusField(amountFieldId);
      case 'own-amount':
        return focusField(ownAmountFieldId(problem.who.usercode));
      case 'over-balance': {
        const { own, transferList } = useTransferDraft.getState();
        const [first] = own[accountType].on ? transferList : [];
        return focusField(first === undefined ? amountFieldId : ownAmountFieldId(first.usercode));
      }
      case 'blessing-too-long':
        return focusField(blessingFieldId);
    }
  };
}
