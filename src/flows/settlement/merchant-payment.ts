import * as v from 'valibot';
import { call } from '@/api/call';
import { payPaymentCode, queryPaymentCode, scanPay } from '@/api/endpoints/payment-code';
import type { AccountType } from '@/domain/account';
import { toWireMoney, type Tenths } from '@/domain/money';
import type { PaymentOrder } from '@/domain/pay-by-code/payment-code';
import { transferOutdates } from '@/queries/outdated';
import { openDesk } from './desk';

const accountType = v.picklist([0, 1] as const);

/** What is stored of it: the call's own body, and what the page says about it. */
const wish = v.variant('way', [
  v.object({
    way: v.literal('till'),
    merchant: v.string(),
    /** The code that the till scanned: spent by that, so it may be kept. */
    scanned: v.string(),
    body: v.object({ id: v.string(), accountType, money: v.string() }),
  }),
  v.object({
    way: v.literal('scanned'),
    merchant: v.string(),
    body: v.object({ code: v.string(), accountType, money: v.string() }),
  }),
]);
type MerchantWish = v.InferOutput<typeof wish>;

const desk = openDesk<MerchantWish>({
  name: 'pays a merchant',
  wish,
  gateway: scanPay.gateway,
  send: (content, options) =>
    content.way === 'till'
      ? call(payPaymentCode, content.body, options)
      : call(scanPay, content.body, options),
  // The code's own record tells; a merchant's code has none, so the bill has to be looked at by the person.
  findRecord: async (content, options) => {
    if (content.way === 'scanned') return null;
    const known = await call(queryPaymentCode, { code: content.scanned }, options);
    return known.state === 'paid' && known.order.id === content.body.id ? known.id : null;
  },
  outdate: () => void transferOutdates(),
});

export const useMerchantPayment = desk.useSettlement;
export const useMerchantPaymentTakenUp = desk.useTakenUp;
export const merchantWish = desk.wishOf;
export const payMerchant = desk.pay;
export const resumeMerchantPayment = desk.takeUp;
export const merchantPaymentDropped = desk.drop;
export const merchantPaymentSeen = desk.seen;

/** What a till asks for by a code that was held out. */
export function openTillPayment(usercode: string, order: PaymentOrder, from: AccountType): void {
  const { id, code, merchant, money } = order;
  const body = { id, accountType: from, money: toWireMoney(money) };
  openPayment(usercode, money, { way: 'till', merchant, scanned: code, body });
}

interface ScannedPayment {
  /** The merchant's code. */
  code: string;
  merchant: string;
  accountType: AccountType;
  money: Tenths;
}

/** What a person wants to pay a merchant whose code they scanned. */
export function openScannedPayment(usercode: string, { merchant, money, ...body }: ScannedPayment): void {
  openPayment(usercode, money, { way: 'scanned', merchant, body: { ...body, money: toWireMoney(money) } });
}

function openPayment(usercode: string, money: Tenths, content: MerchantWish): void {
  desk.form(usercode, {
    content,
    fingerprint: JSON.stringify(content),
    recipients: [{ usercode: '', name: content.merchant, amount: money }],
    total: money,
  });
}
