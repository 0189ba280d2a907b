import * as v from 'valibot';
import { call } from '@/api/call';
import { changyoyoExchange } from '@/api/endpoints/changyoyo';
import { pointsExchange, pointsExchangeList } from '@/api/endpoints/points';
import { fromMoment } from '@/domain/business-time';
import { toWireMoney, type Tenths } from '@/domain/money';
import type { PaymentAttempt, PaymentIntent } from '@/domain/payment/payment-attempt';
import type { PointsKind } from '@/domain/points/exchange';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { createPaymentFlow } from './create-payment-flow';

/** The gateways tell the time in whole seconds, and their clocks differ a little, ms. */
const clockSlack = 10_000;

const request = v.object(pointsExchange.body.entries);
type ExchangeRequest = v.InferInput<typeof request>;
export type ExchangeIntent = PaymentIntent<ExchangeRequest>;
export type ExchangeAttempt = PaymentAttempt<ExchangeRequest>;

/** Coins exchanged for points of the shopping area, or for those of the partner. */
export const exchangePayments = {
  mall: exchangeFlow('mall', 'exchanges points', pointsExchange),
  partner: exchangeFlow('partner', 'exchanges partner points', changyoyoExchange),
} as const satisfies Record<PointsKind, unknown>;

function exchangeFlow(kind: PointsKind, name: string, endpoint: typeof pointsExchange) {
  return createPaymentFlow<ExchangeRequest>({
    name,
    request,
    gateway: endpoint.gateway,
    send: (content, options) => call(endpoint, content, options),
    // The newest exchange is this one, or it was not booked yet.
    findRecord: async ({ money, points }, sentAt, options) => {
      const { records } = await call(pointsExchangeList, { kind, page: 1, size: 1 }, options);
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
}

/** Prepares an exchange when its confirm sheet opens. */
export function prepareExchange(usercode: string, kind: PointsKind, money: Tenths, points: number): void {
  const content = { money: toWireMoney(money), points };
  exchangePayments[kind].prepare(usercode, {
    content,
    fingerprint: `${content.money} ${points}`,
    recipients: [{ usercode: '', name: '', amount: money }],
    total: money,
  });
}
