import type { PhoneTopUp } from '@/api/endpoints/phone-top-up';
import { fromMoment } from '@/domain/business-time';
import { topUpStage } from '@/domain/top-up/top-up-state';
import type { phoneTopUp } from '@/messages/phone-top-up';

/** From this time after the payment on a top-up is slower than most, ms. */
const usually = 180_000;

/** What happens next, or what happened, in one sentence; `now` in ms. */
export function stageLine(
  { state, payBefore, paidAt, dueAt, creditedAt, failure, refundedAt }: PhoneTopUp,
  now: number,
  messages: typeof phoneTopUp,
): string {
  switch (topUpStage(state)) {
    case 'to-pay':
      return messages.payBefore(clockOf(payBefore));
    case 'paying':
      return messages.payingLine;
    case 'waiting': {
      const due = clockOf(dueAt ?? '');
      const isLate = paidAt !== null && now >= fromMoment(paidAt) + usually;
      return isLate ? messages.late(due) : messages.expected(due);
    }
    case 'credited':
      return messages.creditedLine((creditedAt ?? '').slice(0, 16));
    case 'failed':
      return messages.failedLine(failure);
    case 'returned':
      return messages.returnedLine(failure, (refundedAt ?? '').slice(0, 16));
    case 'closed':
      return messages.closedLine;
  }
}

/** Hour and minute of a moment. */
function clockOf(moment: string): string {
  return moment.slice(11, 16);
}
