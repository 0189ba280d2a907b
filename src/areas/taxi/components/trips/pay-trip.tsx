import type { Trip } from '@/areas/taxi/endpoints/taxi-ride';
import { taxiRideMessages } from '@/areas/taxi/messages';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { useOrderPayment } from '@/flows/checkout/use-order-payment';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';

interface PayTripProps {
  trip: Trip;
  order: string;
}

/** Pays what the rider owes for a trip. */
export function PayTrip({ trip: { id, owed }, order }: PayTripProps) {
  const messages = useMessages(taxiRideMessages);
  const { isBusy, pay, sheet } = useOrderPayment({ order, resultOf: () => href('/didiPaySuccess', { id }) });
  return (
    <>
      <Button block busy={isBusy} onClick={() => pay(order, owed)}>
        {messages.pay(formatCoins(owed))}
      </Button>
      {sheet}
    </>
  );
}
