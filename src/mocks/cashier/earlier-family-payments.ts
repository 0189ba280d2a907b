import { toMonth } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { accountHistoryOf, type AccountHistory } from '@/mocks/accounts/account-history';
import { personal } from '@/mocks/core/ledger';
import type { Seed } from '@/mocks/core/state';
import type { FamilyAgreement, FamilyPayment } from './family-agreement';

/** Where the members of the first agreements shopped, and what they spent in a month at most, tenths. */
const habits: Readonly<Record<string, { shops: readonly string[]; atMost: number }>> = {
  Y1: { shops: ['园区便利店', '员工食堂'], atMost: 3_000 },
  Y2: { shops: ['龙币商城', '云杉咖啡角'], atMost: 1_000 },
};

const made = new WeakMap<AccountHistory, Map<string, readonly FamilyPayment[]>>();

/**
 * What a member paid before the world began. These are purchases of the owner's own past, so that the owner's bill has each of them;
 * those that went above a month's most were the owner's own.
 */
export function earlierPayments(
  seed: Seed,
  { id, owner, since }: Pick<FamilyAgreement, 'id' | 'owner' | 'since'>,
): readonly FamilyPayment[] {
  const past = accountHistoryOf(seed);
  const known = made.get(past) ?? new Map<string, readonly FamilyPayment[]>();
  made.set(past, known);
  const payments = known.get(id) ?? paymentsIn(past, { id, owner, since });
  known.set(id, payments);
  return payments;
}

function paymentsIn(
  past: AccountHistory,
  { id, owner, since }: Pick<FamilyAgreement, 'id' | 'owner' | 'since'>,
): readonly FamilyPayment[] {
  const habit = habits[id];
  if (habit === undefined) return [];
  const spent = new Map<string, number>();
  return past.rows(personal(owner)).flatMap(({ posting, delta }): FamilyPayment[] => {
    const { id: billId, time, kind, title, source } = posting;
    if (kind !== 'purchase' || time < since || !habit.shops.includes(source)) return [];
    const month = toMonth(time);
    const total = (spent.get(month) ?? 0) - delta;
    if (total > habit.atMost) return [];
    spent.set(month, total);
    const amount = tenths(-delta);
    return [
      {
        orderId: billId,
        merchant: source,
        goods: title,
        amount,
        back: tenths(0),
        time,
        state: 'paid',
        billId,
      },
    ];
  });
}
