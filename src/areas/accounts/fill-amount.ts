import type { AccountType } from '@/domain/account';
import { maxPerRecipient, parseAmount, tenths, toTyped, type Tenths } from '@/domain/money';
import { kindChosen, moneyTyped, ownAmountsChosen, storedDraft } from '@/state/transfer-draft';

/** The equal amount per person for a sum: rounded down, at least 0.1 coins, and at most what one recipient may get. */
export function amountPerPerson(sum: Tenths, people: number): Tenths {
  const perPerson = Math.max(1, Math.floor(sum / Math.max(1, people)));
  return tenths(Math.min(perPerson, maxPerRecipient));
}

/** The amount in the draft of an account that `amount` would replace: a common amount, own amounts, or null if there is none. */
export function existingAmount(accountType: AccountType, amount: Tenths): { money: string } | 'own' | null {
  const draft = storedDraft();
  const { on, typed } = draft.own[accountType];
  if (on && Object.values(typed).some((each) => each !== '')) return 'own';
  const isCurrent = draft.accountType === accountType;
  const money = isCurrent ? draft.money : accountType === 0 ? draft.GR_Money : draft.JL_Money;
  const parsed = parseAmount(money);
  return money === '' || (parsed.ok && parsed.amount === amount) ? null : { money };
}

/** Writes a common amount to the draft of an account; everything else is kept, own amounts too, which are only switched off. */
export function fillAmount(accountType: AccountType, amount: Tenths): void {
  kindChosen(accountType === 0 ? 1 : 2);
  ownAmountsChosen(false);
  moneyTyped(toTyped(amount));
}
