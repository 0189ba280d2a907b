import { gatewayNow } from '@/api/clock';
import { recentMessages } from '@/domain/settings/message-history';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { settingMessages } from '@/messages/settings';
import { useMessages } from '@/messages/language';
import { useMessageHistory } from '@/state/message-history';
import { FormRow } from '@/ui/forms/form-row';
import { runningBuild } from '../running-build';
import { WayRow } from './link-row';

/** What was said lately, who helps, and which build this is. */
export function HelpRows() {
  const words = useMessages(settingMessages);
  const messages = useMessageHistory((kept) => kept.messages);
  const count = recentMessages(messages, gatewayNow()).length;
  return (
    <>
      <WayRow icon="bell" to="/messages" {...(count > 0 ? { value: words.messageCount(count) } : {})} />
      <WayRow icon="guide" to="/guide" />
      <FormRow icon="service" label={words.service} onOpen={() => void openCustomerService()} />
      <FormRow icon="info" label={words.version} value={runningBuild() ?? words.development} />
    </>
  );
}
