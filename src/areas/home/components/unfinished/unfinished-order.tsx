import { href } from '@/domain/href';
import { orderAmountText } from '@/flows/orders/order-amount-text';
import { orderPayment } from '@/flows/payment/order-payment';
import { UnfinishedPayment } from '@/flows/payment/unfinished-payment';
import { cashierMessages } from '@/messages/areas/cashier';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';

/** The unfinished payments of orders, one card each. */
export function UnfinishedOrders() {
  const { data: user } = useCurrentUser();
  const usercode = user?.usercode ?? '';
  const items = orderPayment.useItems(usercode);
  return items.map((item) => <UnfinishedOrder key={item} usercode={usercode} item={item} />);
}

function UnfinishedOrder({ usercode, item }: { usercode: string; item: string }) {
  const messages = useMessages(cashierMessages);
  const attempt = orderPayment.useResumedAttempt(usercode, item);
  if (attempt === null) return null;
  const { intent } = attempt;
  return (
    <UnfinishedPayment
      attempt={attempt}
      texts={{
        open: messages.unfinished,
        notSent: messages.payNotSent,
        done: messages.paid(intent.content.merchant),
      }}
      description={(sentAt) =>
        messages.unfinishedLine(
          orderAmountText({ kind: '', money: intent.total, payment: intent.content.body }, messages),
          intent.content.merchant,
          sentAt,
        )
      }
      toRecord={{ label: messages.seeResult, to: href('/checkStandPayStatus', { id: item }) }}
      links={[{ label: messages.seeResult, to: href('/checkStandOrderAndPay', { id: item }) }]}
    />
  );
}
