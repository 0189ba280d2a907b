import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import type { PhoneTopUp } from '../endpoints/phone-top-up';
import { phoneTopUpMessages } from '../messages';

interface ResultActionsProps {
  topUp: PhoneTopUp;
  address: '/rechargeTel' | '/rechargeNewTel';
}

/** What can be done with a top-up now. */
export function ResultActions({ topUp: { id, state }, address }: ResultActionsProps) {
  const messages = useMessages(phoneTopUpMessages);
  const navigate = useNavigate();
  return (
    <ButtonPair>
      {state === 'created' ? (
        <>
          <CancelOrder id={id} isReserved={false} variant="outlined" />
          <Button onClick={() => void navigate(href('/checkStandOrderAndPay', { id }))}>
            {messages.pay}
          </Button>
        </>
      ) : (
        <>
          <Button variant="outlined" onClick={() => void navigate(href('/order-newDetail', { id }))}>
            {messages.order}
          </Button>
          <Button onClick={() => void navigate(href(address), { replace: true })}>{messages.again}</Button>
        </>
      )}
    </ButtonPair>
  );
}
