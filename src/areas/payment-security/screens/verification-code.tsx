import { useSearchParams } from 'react-router-dom';
import { freeSelect } from '@/api/endpoints/free-payment';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Page } from '@/ui/layout/page';
import { LimitsCode } from '../components/limits-code';
import { PasswordCode } from '../components/password-code';
import { paymentSecurityMessages } from '../messages';

/**
 * /verificationCode: asks for the SMS code of a forgotten password with `for=password`, else of the pending change of limits. A web view may
 * be closed while the person reads the SMS, so this is a page that survives a reload and not a sheet.
 */
export default function VerificationCode() {
  const messages = useMessages(paymentSecurityMessages);
  const [search] = useSearchParams();
  const guard = useEndpoint(freeSelect, {});
  if (search.get('for') === 'password')
    return (
      <Page>
        <PasswordCode />
      </Page>
    );
  return (
    <DetailPage query={guard} failed={messages.failed} loading={messages.loading} bars={[30, 54]}>
      {(data) => <LimitsCode guard={data} />}
    </DetailPage>
  );
}
