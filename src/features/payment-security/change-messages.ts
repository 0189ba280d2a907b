import type { LimitChange } from '@/domain/payment/limit-change';
import { formatCoins } from '@/domain/money';
import type { paymentSecurity } from '@/messages/payment-security';

type Messages = typeof paymentSecurity;

/** What a change that raises something is about to do, in words. */
export function changeText(change: LimitChange, { changes, scenes }: Messages, opens: boolean): string {
  switch (change.what) {
    case 'payment':
    case 'day':
      return changes[change.what](formatCoins(change.to));
    case 'free':
      return changes.free;
    case 'free-payment':
      return changes.freePayment(formatCoins(change.to));
    case 'scene':
      return (opens ? changes.sceneOn : changes.scene)(scenes[change.scene], formatCoins(change.to));
  }
}
