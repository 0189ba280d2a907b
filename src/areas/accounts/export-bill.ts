import { call } from '@/api/call';
import { getCurrentBill } from '@/api/endpoints/bill';
import type { AccountType } from '@/domain/account';
import { billCsv, type BillQuestion } from '@/domain/accounts/bill';
import type { billMessages } from '@/messages/areas/bill';
import { downloadText } from '@/ui/browser/download-text';

/** The largest page that the gateway gives. */
const maxEntries = 10_000;

/** Downloads the entries of a query as a CSV file; gives their number. Throws `GatewayError`. */
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
    size: maxEntries,
  });
  const csv = billCsv(entries, messages.csvHead, messages.kinds);
  downloadText(csv, messages.csvName(month ?? messages.csvEverything), 'text/csv;charset=utf-8');
  return entries.length;
}
