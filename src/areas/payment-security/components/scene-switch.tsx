import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { FormRow, SwitchRow } from '@/ui/forms/form-row';
import { paymentSecurityMessages } from '../messages';

interface SceneSwitchProps {
  rule: PaymentGuard['free']['scenes'][number];
  label: string;
  icon?: string;
  /** A change of this scene is being saved. */
  busy: boolean;
  onChange: (free: boolean) => void;
}

/** Whether a scene needs no password; one that misses an agreement leads there, as the gateway would refuse to switch it on. */
export function SceneSwitch({ rule, busy, onChange, ...labelProps }: SceneSwitchProps) {
  const messages = useMessages(paymentSecurityMessages);
  const navigate = useNavigate();
  return rule.agreementMissing === null ? (
    <SwitchRow
      {...labelProps}
      note={messages.sceneLines[rule.scene]}
      checked={rule.free}
      busy={busy}
      onChange={onChange}
    />
  ) : (
    <FormRow
      {...labelProps}
      note={messages.agreementMissing}
      onOpen={() => void navigate(href('/settingAuth3'))}
    />
  );
}
