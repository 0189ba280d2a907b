import { parseAmount, sum, times, type ParsedAmount, type Tenths } from '@/domain/money';
import { personKey, type Recipient, type TransferDraft } from './transfer';

/** What one recipient is to get. */
export interface Share {
  recipient: Recipient;
  typed: string;
  parsed: ParsedAmount;
}

/** Whether each recipient gets an amount of their own. Scheduled gifts have one amount for all; amounts typed one by one are kept for later. */
export function hasOwnAmounts({ isSubscribe, own, accountType }: TransferDraft): boolean {
  return !isSubscribe && own[accountType].on;
}

/** What the one amount for all comes to. */
export function amountOf({ money }: TransferDraft): ParsedAmount {
  return parseAmount(money);
}

/** The share of each recipient, in their order. */
export function sharesOf(draft: TransferDraft): readonly Share[] {
  const { typed } = draft.own[draft.accountType];
  const isOwn = hasOwnAmounts(draft);
  return draft.transferList.map((recipient) => {
    const text = isOwn ? (typed[personKey(recipient.usercode)] ?? '') : draft.money;
    return { recipient, typed: text, parsed: parseAmount(text) };
  });
}

/** The amounts that can be taken as they are typed. */
function taken(shares: readonly Share[]): readonly Tenths[] {
  return shares.flatMap(({ parsed }) => (parsed.ok ? [parsed.amount] : []));
}

/** What the amounts come to that can be taken so far, exact. */
export function sumSoFar(draft: TransferDraft): Tenths {
  return sum(taken(sharesOf(draft)));
}

/** What leaves the account in all, exact; null while an amount cannot be taken. */
export function totalOf(draft: TransferDraft): Tenths | null {
  if (hasOwnAmounts(draft)) {
    const shares = sharesOf(draft);
    const amounts = taken(shares);
    return amounts.length < shares.length ? null : sum(amounts);
  }
  const parsed = amountOf(draft);
  return parsed.ok ? times(parsed.amount, draft.transferList.length) : null;
}

/** The one amount that all of these are; null where they differ, or there is none. */
export function commonAmount(amounts: readonly Tenths[]): Tenths | null {
  const [first] = amounts;
  return first === undefined || amounts.some((amount) => amount !== first) ? null : first;
}
