import { blessingTyped, useTransferDraft } from '@/state/transfer-draft';
import { openConfirmation } from './open-confirmation';

/** Takes another blessing and asks to confirm that, as an intent of its own: nothing was sent yet. */
export function takeOtherText(text: string, usercode: string): void {
  blessingTyped(text);
  openConfirmation(useTransferDraft.getState(), usercode);
}
