import { formatCoins, formatCount, tenths } from '@/domain/money';
import { sceneOf } from '@/domain/orders/order-kind';
import { isUnsent, type PaymentAttempt } from '@/domain/payment/payment-attempt';
import { ImpactNote } from '@/flows/funding-forecast/lazy-impact-note';
import { ConfirmSheet } from '@/flows/payment/confirm-sheet';
import { orderPayment } from '@/flows/payment/order-payment';
import { cashierMessages } from '@/messages/areas/cashier';
import { useMessages } from '@/messages/language';
import { LimitNote } from './limit-note';
import { methodName, type Order, type Split, type UsableMethod, type usePaymentChoice } from './pay-choice';

interface OrderSheetProps {
  usercode: string;
  order: Order;
  method: UsableMethod;
  split: Split;
  /** The limit that coins alone would exceed; null where they would not. */
  overLimit: ReturnType<typeof usePaymentChoice>['overLimit'];
  attempt: PaymentAttempt;
  onClose: () => void;
}

/** The confirm sheet of an order: what each source pays, the password step and the progress. */
export function OrderSheet({ usercode, order, method, split, overLimit, attempt, onClose }: OrderSheetProps) {
  const messages = useMessages(cashierMessages);
  const { coins, thirdParty, points, pointsMoney, missing } = split;
  const isOwnAccount = method.way === 'coins' || method.way === 'coins-and-card';
  const left = isOwnAccount && method.way === 'coins' ? method.available - coins : null;
  const name = methodName(method, messages);
  const isSent = !isUnsent(attempt);
  const total = tenths(coins + thirdParty);
  const pay = coins > 0 ? messages.pay(formatCoins(coins)) : messages.payCard(formatCoins(thirdParty));
  return (
    <ConfirmSheet
      messages={{
        ...messages,
        pay,
        payAgain: messages.again,
        paid: messages.paid(order.merchant),
        // What comes after a payment differs by what is bought.
        payFinal: order.notices[0] ?? '',
      }}
      attempt={attempt}
      kind={sceneOf(order.kind)}
      accountType={0}
      total={total}
      amount={coins}
      missing={missing}
      order={order.id}
      payee={order.merchant}
      description={messages.payLine(name, order.merchant)}
      rows={[
        [messages.payee, order.merchant],
        [
          messages.from,
          left === null || left < 0 || isSent ? name : messages.after(name, formatCoins(tenths(left))),
        ],
        ...(coins > 0 && thirdParty > 0
          ? [
              [
                messages.parts,
                `${messages.coinsPart(formatCoins(coins))} · ${messages.cardPart(formatCoins(thirdParty))}`,
              ] as const,
            ]
          : []),
        ...(points > 0
          ? [
              [
                messages.discount,
                messages.discountValue(formatCount(points), formatCoins(pointsMoney)),
              ] as const,
            ]
          : []),
      ]}
      onSend={() => void orderPayment.send(usercode, order.id)}
      onClose={onClose}
    >
      {overLimit !== null && method.way === 'coins-and-card' && <LimitNote over={overLimit} />}
      {isOwnAccount && coins > 0 && <ImpactNote accountType={0} amount={coins} />}
    </ConfirmSheet>
  );
}
