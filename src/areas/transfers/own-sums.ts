import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { sharesOf, sumSoFar, totalOf } from '@/domain/transfers/shares';
import type { TransferDraft } from '@/domain/transfers/transfer';
import type { transferMessages } from '@/messages/areas/transfers';
import type { ownAmountMessages } from './messages';

/** The note below own amounts: how many are filled in, then the total and the remaining balance (null while it is not known). */
export function ownSums(
  draft: TransferDraft,
  balance: Tenths | null,
  messages: typeof transferMessages.zh,
  own: typeof ownAmountMessages.zh,
): string {
  const shares = sharesOf(draft);
  const people = shares.length;
  const total = totalOf(draft);
  if (people === 0) return '';
  if (total === null) {
    const filled = shares.filter(({ parsed }) => parsed.ok).length;
    return own.filled(filled, people, formatCoins(sumSoFar(draft)));
  }
  return balance === null || balance < total
    ? messages.keypadTotal(people, formatCoins(total))
    : messages.keypadNote(people, formatCoins(total), formatCoins(tenths(balance - total)));
}
