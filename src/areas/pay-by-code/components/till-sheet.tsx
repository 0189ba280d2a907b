import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { cancelPaymentCode, queryPaymentCode } from '@/api/endpoints/payment-code';
import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';
import type { PaymentOrder } from '@/domain/pay-by-code/payment-code';
import { isOpen } from '@/domain/payment/payment-attempt';
import { merchantPayment, prepareTillPayment } from '@/flows/payment/merchant-payment';
import { useBalanceOf } from '@/flows/payment/use-balance-of';
import { performWrite } from '@/flows/write/perform-write';
import { useWrite } from '@/flows/write/use-write';
import { payByCodeMessages } from '@/messages/areas/pay-by-code';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { paymentCleared } from '@/state/payment-attempt';
import { MerchantSheet } from './merchant-sheet';

interface TillSheetProps {
  usercode: string;
  order: PaymentOrder;
  accountType: AccountType;
  /** Called when the sheet is closed while its payment is still in progress. */
  onHide: () => void;
}

/** The confirm sheet of an order that a till has sent: the person pays it, or cancels it. */
export function TillSheet({ usercode, order, accountType, onHide }: TillSheetProps) {
  const messages = useMessages(payByCodeMessages);
  const navigate = useNavigate();
  const balance = useBalanceOf(accountType);
  const { send } = useWrite(cancelPaymentCode, {
    refresh: () => invalidate(queryPaymentCode),
    shownAs: 'toast',
    notDone: () => messages.giveUpFailed,
    perform: async (body) => {
      const outcome = await performWrite(cancelPaymentCode, body, { quiet: true });
      // An order that the gateway no longer has counts as cancelled.
      const isGone = outcome.state === 'refused' && outcome.failure.kind === 'code';
      return isGone ? { state: 'done', data: {} } : outcome;
    },
  });
  const attempt = merchantPayment.useAttempt(usercode);
  const request = attempt?.intent.content;
  const isThisOrder = request?.way === 'till' && request.body.id === order.id;
  const isOtherOpen = attempt !== null && !isThisOrder && isOpen(attempt);
  useEffect(() => {
    if (!isOtherOpen) prepareTillPayment(usercode, order, accountType);
  }, [usercode, order, accountType, isOtherOpen]);
  const paid = isThisOrder && attempt?.phase === 'done' ? attempt : null;
  useEffect(() => {
    if (paid === null) return;
    paymentCleared(paid.intent.key);
    void navigate(href('/paymentQRcode', { paid: paid.id ?? undefined }), { replace: true });
  }, [paid, navigate]);

  if (attempt === null || (!isThisOrder && !isOtherOpen)) return null;
  const handleCancel = () =>
    send(
      { id: order.id },
      () => merchantPayment.discard(usercode),
      (text, isRefused) => {
        if (isRefused) notify(text);
      },
    );
  return (
    <MerchantSheet
      usercode={usercode}
      merchant={order.merchant}
      total={order.money}
      accountType={accountType}
      attempt={isThisOrder ? attempt : null}
      balance={balance}
      onClose={isThisOrder && isOpen(attempt) ? onHide : handleCancel}
    />
  );
}
