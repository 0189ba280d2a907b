import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { openConfirmation } from './open-confirmation';

/** Removes recipients and prepares a new intent for the rest; call it only while nothing was paid. */
export function excludeRecipients(usercodes: readonly string[], usercode: string): void {
  const { transferList } = useTransferDraft.getState();
  recipientsChosen(transferList.filter((recipient) => !usercodes.includes(recipient.usercode)));
  openConfirmation(useTransferDraft.getState(), usercode);
}
