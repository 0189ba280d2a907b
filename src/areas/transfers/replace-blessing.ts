import { blessingTyped, useTransferDraft } from '@/state/transfer-draft';
import { openConfirmation } from './open-confirmation';

/** Replaces the blessing and prepares a new intent; call it only while nothing was sent. */
export function replaceBlessing(text: string, usercode: string): void {
  blessingTyped(text);
  openConfirmation(useTransferDraft.getState(), usercode);
}
