import { bookingDraftsDiscarded } from './booking-drafts';
import { codesForgotten } from './codes-sent';
import { changeSettled } from './limit-change';
import { passwordProofUsed } from './password-proof';
import { recipientsForgotten } from './recent-recipients';
import { draftDiscarded } from './transfer-draft';

/** Somebody else uses the wallet now: nothing that was written, chosen or allowed goes on to them. */
export function nothingLeftBehind(): void {
  draftDiscarded();
  bookingDraftsDiscarded();
  recipientsForgotten();
  codesForgotten();
  changeSettled();
  passwordProofUsed();
}
