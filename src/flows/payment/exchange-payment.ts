import * as v from 'valibot';
import { call } from '@/api/call';
import { pointsExchange, pointsExchangeList } from '@/api/endpoints/points';
import { fromMoment } from '@/domain/business-time';
import { toWireMoney, type Tenths } from '@/domain/money';
import type { PaymentIntent } from '@/domain/payment/payment-attempt';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { createPaymentFlow } from './create-payment-flow';

/** The gateways tell the time in whole seconds, and their clocks differ a little, ms. */
const clockSlack = 10_000;

const request = v.object(pointsExchange.body.entries);
type ExchangeRequest = v.InferInput<typeof request>;
export type ExchangeIntent = PaymentIntent<ExchangeRequest>;

/** Coins exchanged for points of the shopping area. */
export const exchangePayment = createPaymentFlow<ExchangeRequest>({
  name: 'exchanges points',
  request,
  gateway: pointsExchange.gateway,
  send: (content, options) => call(pointsExchange, content, options),
  // The newest exchange is this one, or it was not booked yet.
  findRecord: async ({ money, points }, sentAt, options) => {
    const { records } = await call(pointsExchangeList, { kind: 'mall', page: 1, size: 1 }, options);
    const newest = records[0];
    const isSame =
      newest !== undefined &&
      toWireMoney(newest.money) === money &&
      newest.points === points &&
      fromMoment(newest.time) >= sentAt - clockSlack;
    return isSame ? newest.id : null;
  },
  onOutcome: () => void invalidateAfterPayment(),
});

/** Prepares an exchange when its confirm sheet opens. */
export function prepareExchange(usercode: string, money: Tenths, points: number): void {
  const content = { money: toWireMoney(money), points };
  exchangePayment.prepare(usercode, {
    content,
    fingerprint: `${content.money} ${points}`,
    recipients: [{ usercode: '', name: '', amount: money }],
    total: money,
  });
}
