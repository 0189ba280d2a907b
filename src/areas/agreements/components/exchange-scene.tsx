import { useNavigate } from 'react-router-dom';
import { freeSelect } from '@/api/endpoints/free-payment';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { freePerPayment } from '@/domain/payment/payment-need';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import type { PaymentGuard } from '@/queries/payment';
import { Skeleton } from '@/ui/feedback/skeleton';
import { FormRow } from '@/ui/forms/form-row';
import { Card } from '@/ui/layout/card';
import { agreementMessages } from '../messages';

/** Whether exchanges go without the password now that the agreement is in force, and the page on which that is changed. */
export function ExchangeScene() {
  const messages = useMessages(agreementMessages);
  const guard = useEndpoint(freeSelect, {});
  return (
    <QueryView
      query={guard}
      title={messages.sceneFailed}
      skeleton={<Skeleton label={messages.loading} bars={[68]} />}
    >
      {({ free }) => <SceneCard free={free} />}
    </QueryView>
  );
}

function SceneCard({ free }: { free: PaymentGuard['free'] }) {
  const messages = useMessages(agreementMessages);
  const navigate = useNavigate();
  const rule = free.scenes.find(({ scene }) => scene === 'exchange');
  if (rule === undefined) return null;
  const [note, value, to] = !rule.free
    ? [messages.sceneOff, messages.turnOn, href('/sceneAuthorize')]
    : !free.enabled
      ? [messages.freeOff, messages.turnOn, href('/payLimitation')]
      : [
          messages.sceneOn(formatCoins(freePerPayment('exchange', free))),
          messages.change,
          href('/sceneLimitation', { scene: rule.scene }),
        ];
  return (
    <Card>
      <FormRow label={messages.scene} note={note} value={value} onOpen={() => void navigate(to)} />
    </Card>
  );
}
