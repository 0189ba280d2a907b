import { useNavigate } from 'react-router-dom';
import type { Trip } from '@/api/endpoints/taxi-ride';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { PayOrder } from '@/flows/checkout/pay-order';
import { useSheet } from '@/flows/navigation/use-sheet';
import { useBalanceOf } from '@/flows/payment/use-balance-of';
import { taxiRideMessages } from '@/messages/taxi-ride';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { cashierChosen } from '@/state/cashier';
import { Button } from '@/ui/forms/button';

interface PayTripProps {
  trip: Trip;
  order: string;
}

/** Pays what the rider owes for a trip; the cashier offers what coins alone cannot pay. */
export function PayTrip({ trip: { id, owed }, order }: PayTripProps) {
  const messages = useMessages(taxiRideMessages);
  const navigate = useNavigate();
  const usercode = useCurrentUser().data?.usercode ?? '';
  const balance = useBalanceOf(0);
  const sheet = useSheet('pay');
  const handlePay = () => {
    cashierChosen(order, { choice: '', usesPoints: false });
    if (balance === null || balance < owed) void navigate(href('/checkStandOrderAndPay', { id: order }));
    else sheet.open();
  };
  return (
    <>
      <Button block onClick={handlePay}>
        {messages.pay(formatCoins(owed))}
      </Button>
      {usercode !== '' && (
        <PayOrder
          id={order}
          usercode={usercode}
          open={sheet.isOpen}
          resultOf={() => href('/didiPaySuccess', { id })}
          onClose={sheet.close}
          onLeave={() => undefined}
        />
      )}
    </>
  );
}
