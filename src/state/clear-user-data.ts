import { bookingDraftsDiscarded } from './booking-drafts';
import { codesForgotten } from './codes-sent';
import { entranceVisitsForgotten } from './entrance-visits';
import { lastBalanceForgotten } from './last-balance';
import { changeSettled } from './limit-change';
import { merchantAmountForgotten } from './merchant-amount';
import { passwordProofUsed } from './password-proof';
import { recipientsForgotten } from './recent-recipients';
import { searchesForgotten } from './search-history';
import { draftDiscarded } from './transfer-draft';

/** Somebody else uses the wallet now: nothing that was written, chosen or allowed goes on to them. */
export function clearUserData(): void {
  draftDiscarded();
  bookingDraftsDiscarded();
  recipientsForgotten();
  codesForgotten();
  merchantAmountForgotten();
  entranceVisitsForgotten();
  searchesForgotten();
  lastBalanceForgotten();
  changeSettled();
  passwordProofUsed();
}
