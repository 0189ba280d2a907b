import type { AccountType } from '@/domain/account';
import { maxPerRecipient } from '@/domain/constants';
import { parseAmount, tenths, toWireMoney, type Tenths } from '@/domain/money';
import { kindChosen, moneyTyped, ownAmountsChosen, storedDraft } from '@/state/transfer-draft';

/** What each of so many people would get for a sum to be given in all: never above it, and never above what one may get. */
export function shareOf(sum: Tenths, people: number): Tenths {
  const share = Math.max(1, Math.floor(sum / Math.max(1, people)));
  return tenths(Math.min(share, maxPerRecipient));
}

/** What the unsent draft of an account says already: nothing, an amount for each that differs from this one, or amounts of their own. */
export function typedAlready(accountType: AccountType, amount: Tenths): { money: string } | 'own' | null {
  const draft = storedDraft();
  const { on, typed } = draft.own[accountType];
  if (on && Object.values(typed).some((each) => each !== '')) return 'own';
  const here = draft.accountType === accountType;
  const money = here ? draft.money : accountType === 0 ? draft.GR_Money : draft.JL_Money;
  const parsed = parseAmount(money);
  return money === '' || (parsed.ok && parsed.amount === amount) ? null : { money };
}

/** Puts an amount for each into the draft of an account; people and blessing stay, and so do amounts of their own, out of sight. */
export function amountFilled(accountType: AccountType, amount: Tenths): void {
  kindChosen(accountType === 0 ? 1 : 2);
  ownAmountsChosen(false);
  moneyTyped(toWireMoney(amount).replace(/\.0$/, ''));
}
