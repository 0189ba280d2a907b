import { gatewayNow } from '@/api/clock';
import { recentMessages } from '@/domain/settings/message-history';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { useMessages } from '@/messages/language';
import { useMessageHistory } from '@/state/message-history';
import { runningBuild } from '@/ui/browser/running-build';
import { FormRow } from '@/ui/forms/form-row';
import { settingMessages } from '../messages';
import { PageLinkRow } from './page-link-row';

/** Recent messages, guide, customer service and the version of the app. */
export function HelpRows() {
  const messages = useMessages(settingMessages);
  const history = useMessageHistory((state) => state.messages);
  const count = recentMessages(history, gatewayNow()).length;
  return (
    <>
      <PageLinkRow
        icon="bell"
        to="/messages"
        {...(count > 0 ? { value: messages.messageCount(count) } : {})}
      />
      <PageLinkRow icon="guide" to="/guide" />
      <FormRow icon="service" label={messages.service} onOpen={() => void openCustomerService()} />
      <FormRow icon="info" label={messages.version} value={runningBuild() ?? messages.development} />
    </>
  );
}
