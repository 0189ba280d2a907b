import { freeSelect } from '@/api/endpoints/free-payment';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { PasswordSteps } from '../components/password-steps';
import { paymentSecurityMessages } from '../messages';

/** /setPassword: sets the payment password, or changes it after the old one or, with `way=forgot`, after a code. */
export default function SetPassword() {
  const messages = useMessages(paymentSecurityMessages);
  const guard = useEndpoint(freeSelect, {});
  return (
    <DetailPage
      query={guard}
      failed={messages.passwordFailed}
      loading={messages.passwordLoading}
      bars={[60, 54, 250]}
    >
      {(data) => <PasswordSteps guard={data} />}
    </DetailPage>
  );
}
