import type { BillEntry, BillKind } from '@/domain/accounts/bill';
import { formatCoins, formatSigned } from '@/domain/money';

/** The entries as plain text for reading and printing: an entry is one line, parted by wide blanks. */
export function billText(
  entries: readonly BillEntry[],
  kinds: Readonly<Record<BillKind, string>>,
  balanceOf: (amount: string) => string,
): string {
  return entries
    .map(({ time, kind, title, source, amount, balance }) =>
      [time, kinds[kind], title, source, formatSigned(amount), balanceOf(formatCoins(balance))]
        .map((part) => part.replace(/\s+/g, ' '))
        .join('  '),
    )
    .map((line) => `${line}\r\n`)
    .join('');
}
