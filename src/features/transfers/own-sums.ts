import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { sharesOf, sumSoFar, totalOf } from '@/domain/transfers/shares';
import type { TransferDraft } from '@/domain/transfers/transfer';
import type { ownAmountWords } from '@/messages/own-amounts';
import type { transferWords } from '@/messages/transfers';

/** What amounts of one's own come to: how far they are filled in, then the total and what is left (balance null while it is not known). */
export function ownSums(
  draft: TransferDraft,
  balance: Tenths | null,
  words: typeof transferWords.zh,
  own: typeof ownAmountWords.zh,
): string {
  const shares = sharesOf(draft);
  const people = shares.length;
  const total = totalOf(draft);
  if (people === 0) return '';
  if (total === null) {
    const done = shares.filter(({ parsed }) => parsed.ok).length;
    return own.filled(done, people, formatCoins(sumSoFar(draft)));
  }
  return balance === null || balance < total
    ? words.keypadTotal(people, formatCoins(total))
    : words.keypadNote(people, formatCoins(total), formatCoins(tenths(balance - total)));
}
