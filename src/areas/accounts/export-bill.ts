import { call } from '@/api/call';
import { getCurrentBill } from '@/api/endpoints/bill';
import type { AccountType } from '@/domain/account';
import { billCsv, type BillEntry, type BillQuestion } from '@/domain/accounts/bill';
import { canSaveFiles, saveFile } from '@/flows/save-file/save-file';
import type { billMessages } from '@/messages/areas/bill';
import { copyText } from '@/ui/browser/copy-text';
import type { billExportMessages } from './messages';
import { billText } from './rules/bill-text';
import { isWithin, type MonthSpan } from './rules/export-period';

/** CSV for spreadsheet programs, or plain text for reading and printing. */
export const exportFormats = ['csv', 'txt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
};

/** The largest page that the gateway gives. */
const maxEntries = 10_000;

type ExportWords = typeof billExportMessages.zh & Pick<typeof billMessages.zh, 'kinds' | 'balance'>;

interface Export {
  accountType: AccountType;
  question: Omit<BillQuestion, 'month'>;
  span: MonthSpan;
  format: ExportFormat;
}

/**
 * Saves the entries of a query as a file, or copies them where the host saves no files. Gives their number; null where nothing could be
 * copied. Throws `GatewayError`.
 */
export async function exportBill(
  { accountType, question, span, format }: Export,
  words: ExportWords,
): Promise<number | null> {
  const entries = await entriesOf(accountType, question, span);
  const text =
    format === 'csv'
      ? billCsv(entries, words.head, words.kinds)
      : billText(entries, words.kinds, words.balance);
  if (!canSaveFiles()) return (await copyText(text)) ? entries.length : null;
  saveFile(new Blob([text], { type: types[format] }), words.fileName(spanText(span, words), format));
  return entries.length;
}

async function entriesOf(
  accountType: AccountType,
  { filter, keyword, party }: Export['question'],
  span: MonthSpan,
): Promise<BillEntry[]> {
  const month = span !== null && span.from === span.to ? span.from : undefined;
  const read = (page: number) =>
    call(getCurrentBill, { accountType, month, filter, keyword, party, page, size: maxEntries });
  const first = await read(1);
  const entries = [...first.entries];
  const pages = Math.ceil(first.total / maxEntries);
  for (let page = 2; page <= pages; page += 1) entries.push(...(await read(page)).entries);
  return entries.filter((entry) => isWithin(entry, span));
}

function spanText(span: MonthSpan, words: ExportWords): string {
  if (span === null) return words.everything;
  return span.from === span.to ? span.from : words.span(span.from, span.to);
}
