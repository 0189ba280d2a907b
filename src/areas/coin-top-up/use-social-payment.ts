import { useState } from 'react';
import { call } from '@/api/call';
import { queryOrderInfo } from '@/api/endpoints/cashier';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { tenths } from '@/domain/money';
import { isPayable } from '@/domain/orders/order-state';
import type { Order } from '@/flows/checkout/pay-choice';
import { orderPayment, prepareOrderPayment } from '@/flows/payment/order-payment';
import { performWrite } from '@/flows/write/perform-write';
import { useOffReason } from '@/flows/write/use-off-reason';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { paymentCleared } from '@/state/payment-attempt';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { askSocialApp, type SocialAnswer } from './ask-social-app';
import { socialPayment } from './endpoints';

/** What the last try to pay came to; `none` before the first one of this visit. */
export type SocialTry = SocialAnswer | 'none' | 'opening';

/** Pays an order of coins by the social app: the gateway gets it ready, the social app asks the person. */
export function useSocialPayment(usercode: string) {
  const errors = useMessages(errorMessages);
  const offReason = useOffReason();
  const [isBusy, run] = useSingleTask();
  const [last, setLast] = useState<{ order: string; came: SocialTry }>({ order: '', came: 'none' });
  const [errorText, setErrorText] = useState<string | null>(null);
  const pay = (id: string) => {
    const ended = (came: SocialTry) => setLast({ order: id, came });
    setErrorText(null);
    ended('opening');
    run(async () => {
      try {
        const order = await call(queryOrderInfo, { id }, { quiet: true });
        const refusal = order !== null && isPayable(order.state) ? await readied(usercode, order) : null;
        if (refusal !== null) {
          ended(refusal === 'unknown' ? 'silent' : 'none');
          return setErrorText(refusal === 'unknown' ? null : failureText(refusal, errors));
        }
        const outcome = await performWrite(socialPayment, { id }, { quiet: true });
        if (outcome.state === 'done') return ended(await askSocialApp(outcome.data));
        ended('none');
        setErrorText(
          outcome.state === 'unanswered' ? errors.unanswered : failureText(outcome.failure, errors),
        );
      } catch (error) {
        ended('none');
        setErrorText(failureText(failureOf(error), errors));
      } finally {
        await invalidate(queryOrderInfo, { id });
      }
    });
  };
  return { isBusy, offReason, last, errorText, pay };
}

/** Readies the order for the third party; gives why it was refused, or that it is not known yet, null where it is ready. */
async function readied(
  usercode: string,
  { id, merchant, goods, money }: Order,
): Promise<Failure | 'unknown' | null> {
  const none = tenths(0);
  const split = { coins: none, thirdParty: money, points: 0, pointsMoney: none };
  prepareOrderPayment(usercode, { id, merchant, goods, total: money, method: 'card', family: '', split });
  await orderPayment.send(usercode, id);
  const attempt = orderPayment.storedAttempt(usercode, id);
  if (attempt?.phase !== 'done') {
    orderPayment.discard(usercode, id);
    return attempt?.phase === 'refused' && attempt.failure !== null ? attempt.failure : 'unknown';
  }
  paymentCleared(attempt.intent.key);
  return null;
}
