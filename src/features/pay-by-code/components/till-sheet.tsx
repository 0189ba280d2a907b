import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';
import type { PaymentOrder } from '@/domain/pay-by-code/payment-code';
import { isOpen } from '@/domain/payment/payment-attempt';
import { merchantPayment, prepareTillPayment } from '@/flows/payment/merchant-payment';
import { payByCodeMessages } from '@/messages/pay-by-code';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { paymentCleared } from '@/state/payment-attempt';
import { cancelOrder } from '../cancel-order';
import { useBalanceOf } from '../use-balance-of';
import { MerchantSheet } from './merchant-sheet';

interface TillSheetProps {
  usercode: string;
  order: PaymentOrder;
  accountType: AccountType;
  /** The sheet is closed while the payment goes on. */
  onLeave: () => void;
}

/** A till waits for the payer's word: it is paid here, or the till is told that it will not be. */
export function TillSheet({ usercode, order, accountType, onLeave }: TillSheetProps) {
  const messages = useMessages(payByCodeMessages);
  const navigate = useNavigate();
  const balance = useBalanceOf(accountType);
  const attempt = merchantPayment.useAttempt(usercode);
  const request = attempt?.intent.content;
  const isThis = request?.way === 'till' && request.body.id === order.id;
  const isElseOpen = attempt !== null && !isThis && isOpen(attempt);
  useEffect(() => {
    if (!isElseOpen) prepareTillPayment(usercode, order, accountType);
  }, [usercode, order, accountType, isElseOpen]);
  const paid = isThis && attempt?.phase === 'done' ? attempt : null;
  useEffect(() => {
    if (paid === null) return;
    paymentCleared(paid.intent.key);
    void navigate(href('/paymentQRcode', { paid: paid.id ?? undefined }), { replace: true });
  }, [paid, navigate]);

  if (attempt === null || (!isThis && !isElseOpen)) return null;
  const giveUp = async () => {
    try {
      await cancelOrder(order.id);
      merchantPayment.discard(usercode);
    } catch {
      notify(messages.giveUpFailed);
    }
  };
  return (
    <MerchantSheet
      usercode={usercode}
      merchant={order.merchant}
      total={order.money}
      accountType={accountType}
      attempt={isThis ? attempt : null}
      balance={balance}
      onClose={isThis && isOpen(attempt) ? onLeave : () => void giveUp()}
    />
  );
}
