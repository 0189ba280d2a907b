import { useSearchParams } from 'react-router-dom';
import { freeSelect } from '@/api/endpoints/free-payment';
import { QueryView } from '@/flows/query-view/query-view';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { LimitsCode } from '../components/limits-code';
import { PasswordCode } from '../components/password-code';

/**
 * /verificationCode: `for=password` a code for a forgotten password, else for the change of limits that waits. Reading an SMS may cost a web
 * view its page, so these stand on a page that can be opened anew, and not in a sheet.
 */
export default function VerificationCode() {
  const messages = useMessages(paymentSecurityMessages);
  const titles = useMessages(titleMessages);
  const [search] = useSearchParams();
  const guard = useEndpoint(freeSelect, {});
  return (
    <Page title={titles['/verificationCode']}>
      {search.get('for') === 'password' ? (
        <PasswordCode />
      ) : (
        <QueryView
          query={guard}
          title={messages.failed}
          skeleton={<Skeleton label={messages.loading} bars={[30, 54]} />}
        >
          {(known) => <LimitsCode guard={known} />}
        </QueryView>
      )}
    </Page>
  );
}
