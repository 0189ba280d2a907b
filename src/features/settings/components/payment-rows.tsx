import { freeSelect } from '@/api/endpoints/free-payment';
import { formatCoins, formatQuick } from '@/domain/money';
import { freeLeft } from '@/domain/payment/payment-need';
import { settingMessages } from '@/messages/settings';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { keysOrdered, usePasswordKeys } from '@/state/password-keys';
import { SwitchRow } from '@/ui/forms/form-row';
import { WayRow } from './link-row';

/** How payments are guarded; what is not known of it has no value here, and is said on its page. */
export function PaymentRows() {
  const messages = useMessages(settingMessages);
  const { data: guard } = useEndpoint(freeSelect, {});
  const shuffled = usePasswordKeys((keys) => keys.shuffled);
  return (
    <>
      <WayRow icon="lock" to="/setPassword" value={guard && messages.passwordIs(guard.password.isSet)} />
      <WayRow
        icon="gauge"
        to="/payLimitation"
        value={guard && messages.perPayment(formatQuick(guard.limits.perPayment))}
      />
      <WayRow
        icon="paycode"
        to="/payLimitation"
        label={messages.free}
        value={
          guard &&
          (guard.free.enabled ? messages.freeLeft(formatCoins(freeLeft(guard.free))) : messages.freeIsOff)
        }
      />
      <SwitchRow
        icon="keypad"
        label={messages.shuffledKeys}
        note={messages.shuffledKeysNote}
        checked={shuffled}
        onChange={keysOrdered}
      />
    </>
  );
}

/** Which scenes go without the password. */
export function SceneRow() {
  const messages = useMessages(settingMessages);
  const { data: guard } = useEndpoint(freeSelect, {});
  const count = guard?.free.scenes.filter(({ free }) => free).length;
  return (
    <WayRow
      icon="scene"
      to="/sceneAuthorize"
      value={count === undefined ? undefined : messages.freeScenes(count)}
    />
  );
}
