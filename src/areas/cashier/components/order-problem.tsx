import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import type { Order } from '@/flows/checkout/pay-choice';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { OrderNumber } from '@/flows/orders/order-number';
import { useMessages } from '@/messages/language';
import { openExternal } from '@/state/external-navigation';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { Page } from '@/ui/layout/page';
import { deskMessages } from '../messages';
import { problemText } from '../problem-text';
import { ReturnButton } from './return-button';

interface OrderProblemProps {
  /** Null where it is not known. */
  order: Order | null;
  /** The order came from the care platform. */
  care?: boolean;
}

/** The problem of an order, what happened to the coins, and the next actions. */
export function OrderProblem({ order, care = false }: OrderProblemProps) {
  const messages = useMessages(deskMessages);
  const navigate = useNavigate();
  const text = problemText(order, care, messages);
  const thirdPartyUrl = order?.payment?.thirdPartyUrl ?? null;
  const next =
    thirdPartyUrl !== null
      ? { label: messages.toCard, onClick: () => openExternal(thirdPartyUrl) }
      : order === null || order.state === 'closed'
        ? undefined
        : order.state === 'created'
          ? {
              label: messages.payAgain,
              onClick: () =>
                void navigate(href('/checkStandOrderAndPay', { id: order.id }), { replace: true }),
            }
          : {
              label: messages.seeResult,
              onClick: () => void navigate(href('/checkStandPayStatus', { id: order.id }), { replace: true }),
            };
  return (
    <Page>
      <ResultState
        alarming
        art={<Illustration variant={order === null ? 'search' : 'error'} />}
        title={text.title}
        description={text.description}
        action={next}
      />
      {order !== null && <OrderNumber id={order.id} />}
      <ButtonPair marginTop={4}>
        <Button variant="outlined" onClick={() => void openCustomerService()}>
          {messages.service}
        </Button>
        <ReturnButton order={order} variant="outlined" />
      </ButtonPair>
    </Page>
  );
}
