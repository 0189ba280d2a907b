import { freeSelect } from '@/api/endpoints/free-payment';
import { QueryView } from '@/flows/query-view/query-view';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PasswordSteps } from '../components/password-steps';

/** /setPassword: sets the payment password, or changes it after the old one or, with `way=forgot`, after a code. */
export default function SetPassword() {
  const messages = useMessages(paymentSecurityMessages);
  const titles = useMessages(titleMessages);
  const guard = useEndpoint(freeSelect, {});
  return (
    <Page title={titles['/setPassword']}>
      <QueryView
        query={guard}
        title={messages.passwordFailed}
        skeleton={<Skeleton label={messages.passwordLoading} bars={[60, 54, 250]} />}
      >
        {(data) => <PasswordSteps guard={data} />}
      </QueryView>
    </Page>
  );
}
