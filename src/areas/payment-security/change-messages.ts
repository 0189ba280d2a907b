import { formatCoins } from '@/domain/money';
import type { paymentSecurity } from './messages';
import type { LimitChange } from './rules/limit-change';

type Messages = typeof paymentSecurity;

/** The text for a change that raises a limit or enables a scene. */
export function changeText(
  change: LimitChange,
  { changes, scenes }: Messages,
  isEnablingScene: boolean,
): string {
  switch (change.what) {
    case 'payment':
    case 'day':
      return changes[change.what](formatCoins(change.to));
    case 'free':
      return changes.free;
    case 'free-payment':
      return changes.freePayment(formatCoins(change.to));
    case 'scene':
      return (isEnablingScene ? changes.sceneOn : changes.scene)(
        scenes[change.scene],
        formatCoins(change.to),
      );
  }
}
