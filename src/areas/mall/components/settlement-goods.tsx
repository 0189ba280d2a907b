import type { DataOf } from '@/api/endpoint';
import type { settlement } from '@/api/endpoints/mall-order';
import { formatCoins, type Tenths } from '@/domain/money';
import { OrderLines } from '@/flows/orders/order-lines';
import { settlementMessages } from '@/messages/areas/settlement';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';

interface SettlementGoodsProps {
  offer: DataOf<typeof settlement>;
  /** What delivery costs. */
  fee: Tenths;
}

/** The goods that are about to be ordered, with the day on which they arrive. */
export function SettlementGoods({
  offer: { merchant, lines, delivery, services },
  fee,
}: SettlementGoodsProps) {
  const messages = useMessages(settlementMessages);
  const { said } = useMessages(gatewayWordMessages);
  const { days } = delivery;
  const arrives = days <= 1 ? messages.tomorrow : messages.inDays(days);
  return (
    <Card
      title={merchant}
      aside={messages.arrivalLine(arrives, fee === 0 ? messages.free : messages.coins(formatCoins(fee)))}
    >
      <OrderLines lines={lines} note={services.map(said).join(' · ')} />
    </Card>
  );
}
