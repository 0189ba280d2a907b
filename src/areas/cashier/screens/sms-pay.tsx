import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { isUnsent } from '@/domain/payment/payment-attempt';
import { usePaymentChoice } from '@/flows/checkout/pay-choice';
import { DetailPage } from '@/flows/page/detail-page';
import { orderPayment } from '@/flows/payment/order-payment';
import { PaymentProgress } from '@/flows/payment/payment-progress';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { orderCode } from '@/flows/payment/proof/verification';
import { useOffReason } from '@/flows/write/use-off-reason';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { OrderSummary } from '../components/order-summary';
import { OrderToPay, type PayableOrder } from '../components/order-to-pay';
import { deskMessages } from '../messages';

/** /sendMessageAndToPay: pays the order `id` with a code by SMS, in the way that was chosen at the cashier. */
export default function SmsPay() {
  return <OrderToPay>{(payable) => <CodeForm key={payable.order.id} {...payable} />}</OrderToPay>;
}

function CodeForm({ order, usercode, attempt }: PayableOrder) {
  const messages = useMessages(deskMessages);
  const navigate = useNavigate();
  const { id, merchant, money } = order;
  const { offered, split, prepare } = usePaymentChoice(order, usercode, attempt);
  const preparedKey = () => {
    prepare();
    return orderPayment.storedAttempt(usercode, id)?.intent.key ?? '';
  };
  const amount = formatCoins(money);
  const offReason = useOffReason();
  const isSent = attempt !== null && !isUnsent(attempt);
  return (
    <DetailPage
      highlight
      head={<OrderSummary order={order} />}
      query={offered}
      failed={messages.orderFailed}
      loading={messages.loading}
      bars={[48]}
    >
      {() => {
        if (split === null || split.missing > 0)
          return (
            <NoticeBar
              tone="warning"
              action={{
                label: messages.payAgain,
                onClick: () => void navigate(href('/checkStandOrderAndPay', { id }), { replace: true }),
              }}
            >
              {messages.short(formatCoins(split === null ? money : split.missing))}
            </NoticeBar>
          );
        return isSent ? (
          <PaymentProgress
            attempt={attempt}
            messages={{
              ...messages,
              pay: messages.pay(amount),
              payAgain: messages.again,
              paid: messages.paid(merchant),
              payFinal: order.notices[0] ?? '',
            }}
            busy={false}
            offReason={offReason}
            blocked={false}
            onSend={() => void orderPayment.send(usercode, id)}
            onClose={() => orderPayment.discard(usercode, id)}
          />
        ) : (
          <SmsCode
            {...orderCode(id, split.coins, preparedKey)}
            forWhat={messages.smsFor(merchant, formatCoins(split.coins))}
            onVerified={() => void orderPayment.send(usercode, id)}
          />
        );
      }}
    </DetailPage>
  );
}
