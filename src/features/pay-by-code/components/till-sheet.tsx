import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';
import type { PaymentOrder } from '@/domain/pay-by-code/payment-code';
import { isOpen } from '@/domain/payment/settlement';
import {
  merchantPaymentDropped,
  merchantPaymentSeen,
  merchantWish,
  openTillPayment,
  useMerchantPayment,
} from '@/flows/settlement/merchant-payment';
import { payByCodeWords } from '@/messages/pay-by-code';
import { useWords } from '@/messages/language';
import { noticed } from '@/state/notifications';
import { tellTheTill } from '../cancel-order';
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
  const words = useWords(payByCodeWords);
  const navigate = useNavigate();
  const balance = useBalanceOf(accountType);
  const settlement = useMerchantPayment(usercode);
  const wish = settlement === null ? null : merchantWish(settlement);
  const isThis = wish?.way === 'till' && wish.body.id === order.id;
  const isElseOpen = settlement !== null && !isThis && isOpen(settlement);
  useEffect(() => {
    if (!isElseOpen) openTillPayment(usercode, order, accountType);
  }, [usercode, order, accountType, isElseOpen]);
  const paid = isThis && settlement?.phase === 'done' ? settlement : null;
  useEffect(() => {
    if (paid === null) return;
    merchantPaymentSeen(paid.intent.key);
    void navigate(href('/paymentQRcode', { paid: paid.id ?? undefined }), { replace: true });
  }, [paid, navigate]);

  if (settlement === null || (!isThis && !isElseOpen)) return null;
  const giveUp = async () => {
    try {
      await tellTheTill(order.id);
      merchantPaymentDropped(usercode);
    } catch {
      noticed(words.giveUpFailed);
    }
  };
  return (
    <MerchantSheet
      usercode={usercode}
      merchant={order.merchant}
      total={order.money}
      accountType={accountType}
      settlement={isThis ? settlement : null}
      balance={balance}
      onClose={isThis && isOpen(settlement) ? onLeave : () => void giveUp()}
    />
  );
}
