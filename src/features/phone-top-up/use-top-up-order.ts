import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '@/api/errors';
import { href } from '@/domain/href';
import { toWireMoney, type Tenths } from '@/domain/money';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { useAppStatus } from '@/state/app-status';
import { cashierChosen } from '@/state/cashier';
import { topUpChanged, usePhoneTopUp } from '@/state/phone-top-up';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { placeTopUp } from './place-top-up';
import type { TopUpChoice } from './use-top-up-choice';

/** Orders what was chosen, once; `openPayment` follows where coins can pay it, else the cashier does. */
export function useTopUpOrder(
  { number, offer, price, phone }: TopUpChoice,
  balance: Tenths | null,
  openPayment: () => void,
) {
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const { order } = usePhoneTopUp();
  const [isBusy, run] = useSingleTask();
  const [refusal, setRefusal] = useState<string | null>(null);
  const goOn = (id: string, total: Tenths) => {
    if (balance === null || balance < total) void navigate(href('/checkStandOrderAndPay', { id }));
    else openPayment();
  };
  const placeOrder = () => {
    if (offer === null || price === null || (phone !== null && phone.closedUntil !== null)) return;
    if (!useAppStatus.getState().online) return setRefusal(errors.offline);
    setRefusal(null);
    if (order !== '') return goOn(order, price.total);
    run(async () => {
      try {
        const id = await placeTopUp({
          number,
          offer: offer.id,
          coupon: price.coupon?.id ?? '',
          money: toWireMoney(price.total),
        });
        cashierChosen(id, { choice: '', usesPoints: false });
        topUpChanged({ order: id });
        goOn(id, price.total);
      } catch (error) {
        setRefusal(failureText(failureOf(error), errors, 'glitch'));
      }
    });
  };
  return { order, isBusy, refusal, placeOrder };
}
