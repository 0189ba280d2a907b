import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { openConfirmation } from './open-confirmation';

/** Takes out whom the gateway refused and asks to confirm the rest, as an intent of its own: nobody was paid yet. */
export function leaveOut(refused: readonly string[], usercode: string): void {
  const { transferList } = useTransferDraft.getState();
  recipientsChosen(transferList.filter((recipient) => !refused.includes(recipient.usercode)));
  openConfirmation(useTransferDraft.getState(), usercode);
}
