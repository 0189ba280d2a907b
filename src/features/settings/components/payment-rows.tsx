import { formatCoins, formatQuick } from '@/domain/money';
import { freeLeft } from '@/domain/payment/payment-need';
import { settingWords } from '@/messages/settings';
import { useWords } from '@/messages/language';
import { usePaymentGuard } from '@/queries/payment';
import { keysOrdered, usePasswordKeys } from '@/state/password-keys';
import { SwitchRow } from '@/ui/forms/form-row';
import { WayRow } from './link-row';

/** How payments are guarded; what is not known of it has no value here, and is said on its page. */
export function PaymentRows() {
  const words = useWords(settingWords);
  const { data: guard } = usePaymentGuard();
  const shuffled = usePasswordKeys((keys) => keys.shuffled);
  return (
    <>
      <WayRow icon="lock" to="/setPassword" value={guard && words.passwordIs(guard.password.isSet)} />
      <WayRow
        icon="gauge"
        to="/payLimitation"
        value={guard && words.perPayment(formatQuick(guard.limits.perPayment))}
      />
      <WayRow
        icon="paycode"
        to="/payLimitation"
        label={words.free}
        value={
          guard && (guard.free.enabled ? words.freeLeft(formatCoins(freeLeft(guard.free))) : words.freeIsOff)
        }
      />
      <SwitchRow
        icon="keypad"
        label={words.shuffledKeys}
        note={words.shuffledKeysNote}
        checked={shuffled}
        onChange={keysOrdered}
      />
    </>
  );
}

/** Which scenes go without the password. */
export function SceneRow() {
  const words = useWords(settingWords);
  const { data: guard } = usePaymentGuard();
  const count = guard?.free.scenes.filter(({ free }) => free).length;
  return (
    <WayRow
      icon="scene"
      to="/sceneAuthorize"
      value={count === undefined ? undefined : words.freeScenes(count)}
    />
  );
}
