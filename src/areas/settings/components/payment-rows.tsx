import { freeSelect } from '@/api/endpoints/free-payment';
import { formatCoins, formatQuick } from '@/domain/money';
import { freeLeft } from '@/domain/payment/payment-need';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { keysOrdered, usePasswordKeys } from '@/state/password-keys';
import { SwitchRow } from '@/ui/forms/form-row';
import { settingMessages } from '../messages';
import { PageLinkRow } from './page-link-row';

/** The security of payments. A row has no value until its data is loaded; an error is shown on its own page. */
export function PaymentRows() {
  const messages = useMessages(settingMessages);
  const { data: guard } = useEndpoint(freeSelect, {});
  const isShuffled = usePasswordKeys(({ shuffled }) => shuffled);
  return (
    <>
      <PageLinkRow icon="lock" to="/setPassword" value={guard && messages.passwordIs(guard.password.isSet)} />
      <PageLinkRow
        icon="gauge"
        to="/payLimitation"
        value={guard && messages.perPayment(formatQuick(guard.limits.perPayment))}
      />
      <PageLinkRow
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
        checked={isShuffled}
        onChange={keysOrdered}
      />
    </>
  );
}

/** The number of scenes in which payments need no password. */
export function SceneRow() {
  const messages = useMessages(settingMessages);
  const { data: guard } = useEndpoint(freeSelect, {});
  const count = guard?.free.scenes.filter(({ free }) => free && guard.free.enabled).length;
  return (
    <PageLinkRow
      icon="scene"
      to="/sceneAuthorize"
      value={count === undefined ? undefined : messages.freeScenes(count)}
    />
  );
}
