import { freeSelect } from '@/api/endpoints/free-payment';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { type PaymentGuard } from '@/queries/payment';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Footnote } from '../components/footnote';
import { FreeCard } from '../components/free-card';
import { LimitRows } from '../components/limit-rows';
import { PasswordNotice } from '../components/password-notice';
import { SceneRows } from '../components/scene-rows';
import { paymentSecurityMessages } from '../messages';
import { useLimitChanges } from '../use-limit-changes';

/** /payLimitation: the limits of all payments, and of those without the password. */
export default function PayLimits() {
  const messages = useMessages(paymentSecurityMessages);
  const guard = useEndpoint(freeSelect, {});
  return (
    <DetailPage query={guard} failed={messages.failed} loading={messages.loading} bars={[260, 130, 300]}>
      {(data) => <Limits guard={data} />}
    </DetailPage>
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
      <Footnote>{messages.raiseNote}</Footnote>
      {sheet}
    </>
  );
}
