import { Reading } from '@/flows/query-view/query-view';
import { paymentSecurityWords } from '@/messages/payment-security';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { usePaymentGuard } from '@/queries/payment';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PasswordSteps } from '../components/password-steps';

/** /setPassword: sets the payment password, changes it by the old one, or with `way=forgot` by a code. */
export default function SetPassword() {
  const words = useWords(paymentSecurityWords);
  const titles = useWords(titleWords);
  const guard = usePaymentGuard();
  return (
    <Page title={titles['/setPassword']}>
      <Reading
        query={guard}
        title={words.passwordFailed}
        skeleton={<Skeleton label={words.passwordLoading} bars={[60, 54, 250]} />}
      >
        {(known) => <PasswordSteps guard={known} />}
      </Reading>
    </Page>
  );
}
