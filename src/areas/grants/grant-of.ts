import { gatewayNow } from '@/api/clock';
import { runTime } from '@/domain/bookings/schedule';
import { maxBlessingLength } from '@/domain/constants';
import type { Approver } from '@/domain/grants/approval-steps';
import { formatCoins, parseAmount, sum, tenths, type Tenths } from '@/domain/money';
import type { GrantList } from '@/domain/spreadsheets/grant-list';
import { countCharacters } from '@/domain/text';
import { amountRefusalText } from '@/messages/amount-refusal-text';
import type { grants } from '@/messages/areas/grants';
import type { transferMessages } from '@/messages/areas/transfers';
import type { GrantDraft } from '@/state/grant-draft';
import type { GrantAccount } from './queries';

/** Who gets how much by a draft, and the name of the spreadsheet that says so; empty where people were picked. */
export function grantOf(
  { by, people, money }: GrantDraft,
  list: GrantList | null,
): { rows: readonly { usercode: string; money: Tenths }[]; total: Tenths; fileName: string } {
  if (by === 'sheet') {
    const rows = (list?.rows ?? []).map(({ usercode, amount }) => ({ usercode, money: amount }));
    return { rows, total: list?.total ?? tenths(0), fileName: list?.fileName ?? '' };
  }
  const each = parseAmount(money);
  const amount = each.ok ? each.amount : tenths(0);
  const rows = people.map(({ usercode }) => ({ usercode, money: amount }));
  return { rows, total: sum(rows.map((row) => row.money)), fileName: '' };
}

/** Those who would decide about a grant that pays them too. */
export function paidApprovers(
  approvers: readonly { approver: Approver }[],
  rows: readonly { usercode: string }[],
): readonly Approver[] {
  const paid = new Set(rows.map(({ usercode }) => usercode));
  return approvers.map(({ approver }) => approver).filter(({ usercode }) => paid.has(usercode));
}

/** What keeps a draft from being submitted, in words; null where nothing does. */
export function problemOf(
  { by, money, text, date }: GrantDraft,
  rows: readonly { usercode: string }[],
  total: Tenths,
  paid: readonly Approver[],
  { left }: GrantAccount,
  messages: typeof grants,
  transfer: typeof transferMessages.zh,
): string | null {
  if (rows.length === 0) return by === 'sheet' ? messages.missingSheet : messages.missingPeople;
  const each = parseAmount(money);
  if (by === 'picker' && !each.ok)
    return each.reason === 'empty' ? messages.missingAmount : amountRefusalText(each.reason, transfer);
  if (countCharacters(text) > maxBlessingLength) return messages.textTooLong;
  if (date !== '' && runTime(date) <= gatewayNow()) return messages.pastDay;
  const [first] = paid;
  if (first !== undefined) return messages.approverPaid(first.name);
  return total > left ? messages.short(formatCoins(tenths(total - left))) : null;
}
