import { gatewayNow } from '@/api/clock';
import { runTime } from '@/domain/bookings/schedule';
import { maxBlessingLength } from '@/domain/constants';
import { formatCoins, parseAmount, sum, tenths, type Tenths } from '@/domain/money';
import { countCharacters } from '@/domain/text';
import type { grants } from '@/messages/grants';
import type { GrantAccount } from '@/queries/grants';
import type { GrantDraft } from '@/state/grant-draft';

/** Who gets how much by a draft. */
export function grantOf({ people, money }: GrantDraft): {
  rows: readonly { usercode: string; money: Tenths }[];
  total: Tenths;
} {
  const each = parseAmount(money);
  const amount = each.ok ? each.amount : tenths(0);
  const rows = people.map(({ usercode }) => ({ usercode, money: amount }));
  return { rows, total: sum(rows.map((row) => row.money)) };
}

/** What keeps a draft from being submitted, in words; null where nothing does. */
export function problemOf(
  { people, money, text, date }: GrantDraft,
  total: Tenths,
  { left }: GrantAccount,
  messages: typeof grants,
): string | null {
  if (people.length === 0) return messages.missingPeople;
  if (!parseAmount(money).ok) return messages.missingAmount;
  if (countCharacters(text) > maxBlessingLength) return messages.textTooLong;
  if (date !== '' && runTime(date) <= gatewayNow()) return messages.pastDay;
  return total > left ? messages.short(formatCoins(tenths(total - left))) : null;
}
