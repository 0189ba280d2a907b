import { call } from '@/api/call';
import { getCurrentBill } from '@/api/endpoints/bill';
import type { AccountType } from '@/domain/account';
import { billCsv, type BillQuestion } from '@/domain/accounts/bill';
import type { billMessages } from '@/messages/bill';

/** As many entries as a gateway gives at once. */
const everything = 10_000;

/** Hands the entries that were asked for to the browser as a CSV file; gives how many. Throws `GatewayError`. */
export async function exportBill(
  accountType: AccountType,
  { month, filter, keyword, party }: BillQuestion,
  messages: typeof billMessages.zh,
): Promise<number> {
  const { entries } = await call(getCurrentBill, {
    accountType,
    month,
    filter,
    keyword,
    party,
    page: 1,
    size: everything,
  });
  const csv = billCsv(entries, messages.csvHead, messages.kinds);
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = messages.csvName(month ?? messages.csvEverything);
  link.click();
  URL.revokeObjectURL(address);
  return entries.length;
}
