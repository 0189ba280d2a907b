import { freeSelect } from '@/api/endpoints/free-payment';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { type PaymentGuard } from '@/queries/payment';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { FootNote } from '../components/foot-note';
import { FreeCard } from '../components/free-card';
import { LimitRows } from '../components/limit-rows';
import { PasswordNotice } from '../components/password-notice';
import { SceneRows } from '../components/scene-rows';
import { useLimitChanges } from '../use-limit-changes';

/** /payLimitation: the limits of all payments, and of those without the password. */
export default function PayLimits() {
  const messages = useMessages(paymentSecurityMessages);
  const titles = useMessages(titleMessages);
  const guard = useEndpoint(freeSelect, {});
  return (
    <Page title={titles['/payLimitation']}>
      <QueryView
        query={guard}
        title={messages.failed}
        skeleton={<Skeleton label={messages.loading} bars={[260, 130, 300]} />}
      >
        {(data) => <Limits guard={data} />}
      </QueryView>
      <FetchedAt query={guard} />
    </Page>
  );
}

function Limits({ guard }: { guard: PaymentGuard }) {
  const messages = useMessages(paymentSecurityMessages);
  const { savingChange, errorText, requestChange, sheet } = useLimitChanges({ guard, stepsBack: 0 });
  return (
    <>
      <PasswordNotice guard={guard} />
      <ErrorNotice text={errorText} />
      <FreeCard guard={guard} savingChange={savingChange} onChange={requestChange} />
      <LimitRows guard={guard} />
      <SceneRows guard={guard} />
      <FootNote>{messages.raiseNote}</FootNote>
      {sheet}
    </>
  );
}
