import type { BodyOf } from '@/api/endpoint';
import { freeSave } from '@/api/endpoints/free-payment';
import { updatePaymentLimit } from '@/api/endpoints/wallet-user';
import { toWireMoney } from '@/domain/money';
import { useWrite, type Write } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidatePaymentGuard, type PaymentGuard } from '@/queries/payment';
import { paymentSecurityMessages } from './messages';
import { freeChangeOf, limitsAfter, type LimitChange } from './rules/limit-change';

/** Sends changes of limits, of which the gateway keeps those of all payments apart from those without a password. */
export function useLimitWrite({ limits }: PaymentGuard): Omit<Write<LimitChange, unknown>, 'clear'> {
  const messages = useMessages(paymentSecurityMessages);
  const options = {
    refresh: invalidatePaymentGuard,
    notDone: (reason: string) => messages.reason(messages.saveFailed, reason),
  };
  const all = useWrite(updatePaymentLimit, options);
  const free = useWrite(freeSave, options);
  const bound = (change: LimitChange) => {
    const after = limitsAfter(change, limits);
    return after === null
      ? bind(free, freeBodyOf(change))
      : bind(all, { perPayment: toWireMoney(after.perPayment), perDay: toWireMoney(after.perDay) });
  };
  return {
    isBusy: all.isBusy || free.isBusy,
    errorText: all.errorText ?? free.errorText,
    offReason: all.offReason,
    maySend: () => {
      free.clear();
      return all.maySend();
    },
    keyOf: (change) => bound(change).key(),
    send: (change, onDone, onFailed) => bound(change).send(onDone, onFailed),
  };
}

function bind<Body>(write: Write<Body, unknown>, body: Body) {
  return {
    key: () => write.keyOf(body),
    send: (...handlers: Tail<Parameters<typeof write.send>>) => write.send(body, ...handlers),
  };
}

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

function freeBodyOf(change: LimitChange): BodyOf<typeof freeSave> {
  const { enabled, perPayment, scene } = freeChangeOf(change) ?? {};
  return {
    ...(enabled === undefined ? {} : { enabled }),
    ...(perPayment === undefined ? {} : { perPayment: toWireMoney(perPayment) }),
    ...(scene === undefined ? {} : { scene: { ...scene, perPayment: toWireMoney(scene.perPayment) } }),
  };
}
