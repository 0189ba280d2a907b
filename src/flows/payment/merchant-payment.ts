import * as v from 'valibot';
import { call } from '@/api/call';
import { payPaymentCode, queryPaymentCode, scanPay } from '@/api/endpoints/payment-code';
import type { AccountType } from '@/domain/account';
import type { Tenths } from '@/domain/money';
import type { PaymentOrder } from '@/domain/pay-by-code/payment-code';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { createPaymentFlow } from './create-payment-flow';

/** The body of the call, and what the page shows about it. */
const request = v.variant('way', [
  v.object({
    way: v.literal('till'),
    merchant: v.string(),
    /** The code that the till scanned; it may be stored, as it cannot be used again. */
    scanned: v.string(),
    body: payPaymentCode.body,
  }),
  v.object({
    way: v.literal('scanned'),
    merchant: v.string(),
    body: scanPay.body,
  }),
]);
type MerchantRequest = v.InferOutput<typeof request>;

/** A payment to a merchant: the order of a till, or an amount that the person typed after scanning the merchant's code. */
export const merchantPayment = createPaymentFlow<MerchantRequest>({
  name: 'pays a merchant',
  request,
  gateway: scanPay.gateway,
  send: (content, options) =>
    content.way === 'till'
      ? call(payPaymentCode, content.body, options)
      : call(scanPay, content.body, options),
  // The record of the scanned payment code shows the outcome; a merchant's code has no record, so the person has to look at the bill.
  findRecord: async (content, _sentAt, options) => {
    if (content.way === 'scanned') return null;
    const known = await call(queryPaymentCode, { code: content.scanned }, options);
    return known.state === 'paid' && known.order.id === content.body.id ? known.id : null;
  },
  onOutcome: () => void invalidateAfterPayment(),
});

/** Prepares the order of a till that scanned a payment code. */
export function prepareTillPayment(usercode: string, order: PaymentOrder, from: AccountType): void {
  const { id, code, merchant, money } = order;
  const body = { id, accountType: from, money };
  prepare(usercode, money, { way: 'till', merchant, scanned: code, body });
}

interface ScannedPayment {
  /** The merchant's code. */
  code: string;
  merchant: string;
  accountType: AccountType;
  money: Tenths;
}

/** Prepares a payment to a merchant whose code the person scanned. */
export function prepareScannedPayment(usercode: string, { merchant, money, ...body }: ScannedPayment): void {
  prepare(usercode, money, { way: 'scanned', merchant, body: { ...body, money } });
}

function prepare(usercode: string, money: Tenths, content: MerchantRequest): void {
  merchantPayment.prepare(usercode, {
    content,
    fingerprint: JSON.stringify(content),
    recipients: [{ usercode: '', name: content.merchant, amount: money }],
    total: money,
  });
}
