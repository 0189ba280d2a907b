import { fromMoment } from '@/domain/business-time';
import type { Moment, MomentLength } from '@/domain/moment';
import type { FormatMoment } from '@/messages/format-moment';
import type { PhoneTopUp } from './endpoints/phone-top-up';
import type { phoneTopUp } from './messages';
import { topUpStage } from './rules/top-up-state';

/** From this time after the payment on a top-up is slower than most, ms. */
const usually = 180_000;

/** What happens next, or what happened, in one sentence; `now` in ms. */
export function stageLine(
  { state, payBefore, paidAt, dueAt, creditedAt, failure, refundedAt }: PhoneTopUp,
  now: number,
  messages: typeof phoneTopUp,
  formatMoment: FormatMoment,
): string {
  const textOf = (moment: Moment | null, length: MomentLength) =>
    moment === null ? '' : formatMoment(moment, length);
  switch (topUpStage(state)) {
    case 'to-pay':
      return messages.payBefore(formatMoment(payBefore, 'clock'));
    case 'paying':
      return messages.payingLine;
    case 'waiting': {
      const due = textOf(dueAt, 'clock');
      const isLate = paidAt !== null && now >= fromMoment(paidAt) + usually;
      return isLate ? messages.late(due) : messages.expected(due);
    }
    case 'credited':
      return messages.creditedLine(textOf(creditedAt, 'full'));
    case 'failed':
      return messages.failedLine(failure);
    case 'returned':
      return messages.returnedLine(failure, textOf(refundedAt, 'full'));
    case 'closed':
      return messages.closedLine;
  }
}
