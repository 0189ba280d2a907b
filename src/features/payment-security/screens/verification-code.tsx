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
 * /verificationCode: asks for the SMS code of a forgotten password with `for=password`, else of the pending change of limits. A web view may
 * be closed while the person reads the SMS, so this is a page that survives a reload and not a sheet.
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
          {(data) => <LimitsCode guard={data} />}
        </QueryView>
      )}
    </Page>
  );
}
