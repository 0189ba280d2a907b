import type { OwnTermsOf } from '@/mocks/cashier/own-terms';
import { receivedBefore } from './receipt';

export const refundTerms: OwnTermsOf = (_, order) => {
  const { secondHand, state } = order;
  if (secondHand === null) return null;
  const until = receivedBefore(order);
  if (state === 'received') return { barred: '龙币已转给卖家，不能退款', until };
  return {
    barred: secondHand.claim?.answer === 'refused' ? '卖家没有同意退款，有疑问请联系客服' : null,
    until,
  };
};
