import type { OwnTermsOf } from '@/mocks/cashier/own-terms';
import { attemptPaidBy } from '@/mocks/quiz/attempts';

export const refundTerms: OwnTermsOf = (state, order) => {
  const fee = attemptPaidBy(state, order);
  if (fee === undefined) return null;
  return { barred: fee.startedAt === null ? null : '已经开始答题，报名费不能退款', until: null };
};
