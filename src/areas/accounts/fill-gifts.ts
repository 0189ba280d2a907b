import { toTyped, type Tenths } from '@/domain/money';
import { commonAmount } from '@/domain/transfers/shares';
import type { Recipient } from '@/domain/transfers/transfer';
import {
  blessingTyped,
  kindChosen,
  moneyTyped,
  ownAmountsChosen,
  ownAmountsPasted,
  recipientsChosen,
  storedDraft,
} from '@/state/transfer-draft';

/** Whether the transfer draft has something that filling it would replace: colleagues, or an amount. */
export function hasDraft(): boolean {
  const { transferList, money } = storedDraft();
  return transferList.length > 0 || money !== '';
}

/** Fills the draft of a personal transfer: who, how much for each, and the blessing; what was there before is replaced. */
export function fillGifts(gifts: readonly { person: Recipient; usual: Tenths }[], blessing: string): void {
  kindChosen(1);
  recipientsChosen(
    gifts.map(({ person: { usercode, name, department, jobNumber } }) => ({
      usercode,
      name,
      department,
      jobNumber,
    })),
  );
  blessingTyped(blessing);
  const common = commonAmount(gifts.map(({ usual }) => usual));
  if (common === null) {
    moneyTyped('');
    ownAmountsPasted(Object.fromEntries(gifts.map(({ person, usual }) => [person.usercode, toTyped(usual)])));
  } else {
    ownAmountsChosen(false);
    moneyTyped(toTyped(common));
  }
}
