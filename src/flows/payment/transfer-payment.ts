import { call } from '@/api/call';
import type { BodyOf } from '@/api/endpoint';
import { batchTransfer, queryTransfer } from '@/api/endpoints/transfer';
import { fromMoment } from '@/domain/business-time';
import type { PaymentAttempt, PaymentIntent } from '@/domain/payment/payment-attempt';
import { contentFingerprint } from '@/domain/transfers/transfer-content';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { recipientsPaid } from '@/state/recent-recipients';
import { draftSent, useTransferDraft } from '@/state/transfer-draft';
import { createPaymentFlow } from './create-payment-flow';

type TransferRequest = BodyOf<typeof batchTransfer>;
export type TransferIntent = PaymentIntent<TransferRequest>;
export type TransferAttempt = PaymentAttempt<TransferRequest>;

/**
 * A record may seem this much older than its transfer, ms: the gateways tell the time in whole seconds, and their clocks differ a little. A
 * longer time would take an equal transfer that was sent shortly before for this one.
 */
const clockSlack = 10_000;

/** Transfers and rewards: coins sent to colleagues immediately, from the personal or the incentive account. */
export const transferPayment = createPaymentFlow<TransferRequest>({
  name: '',
  request: batchTransfer.body,
  gateway: batchTransfer.gateway,
  send: (request, options) => call(batchTransfer, request, options),
  // The newest record is this transfer, or it was not booked yet.
  findRecord: async (request, sentAt, options) => {
    const newest = await call(queryTransfer, {}, options);
    const isSame =
      newest !== null &&
      newest.direction === 'sent' &&
      newest.text === request.text &&
      sharesText(newest.recipients) === sharesText(requestedShares(request)) &&
      fromMoment(newest.time) >= sentAt - clockSlack;
    return isSame ? newest.id : null;
  },
  onOutcome: ({ phase, intent }) => {
    void invalidateAfterPayment();
    if (phase !== 'done') return;
    // A draft that differs by now belongs to the next transfer.
    if (contentFingerprint(useTransferDraft.getState()) === intent.fingerprint) draftSent();
    recipientsPaid(intent.recipients.map(({ usercode }) => usercode));
  },
});

interface Share {
  usercode: string;
  /** Tenths. */
  money: number;
}

function requestedShares({ transferList, money: same }: TransferRequest): Share[] {
  return transferList.map(({ usercode, money = same }) => ({
    usercode,
    money: Math.round(Number(money) * 10),
  }));
}

/** Equal for equal shares in any order. */
function sharesText(shares: readonly Share[]): string {
  return shares
    .map(({ usercode, money }) => `${usercode} ${money}`)
    .sort()
    .join();
}
