import { memo, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { WindowVirtualizer } from 'virtua';
import type { CentreOrder } from '@/api/endpoints/order-centre';
import { href } from '@/domain/href';
import { comesByParcel, isDeletable } from '@/domain/orders/order-kind';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { OrderActions } from '@/flows/orders/order-actions';
import { OrderCard } from '@/flows/orders/order-card';
import { ordersMessages } from '@/messages/areas/orders';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { useWindowed } from '@/ui/lists/windowed';
import { DeleteOrder } from './delete-order';

/** The smallest distance of the list from the top of the page, px. */
const minListTop = 150;
/** Rows mounted beyond the viewport before scrolling starts, px. */
const bufferAtRest = 400;
/** What the card of an order takes at least, px. */
const cardHeight = 196;

interface OrderRowsProps {
  orders: readonly CentreOrder[];
  isClassic: boolean;
}

/** The cards of orders; only those near the viewport are mounted. */
export function OrderRows({ orders, isClassic }: OrderRowsProps) {
  return (
    <WindowVirtualizer data={orders} {...useWindowed(minListTop, bufferAtRest, cardHeight)}>
      {isClassic ? classicRow : newRow}
    </WindowVirtualizer>
  );
}

function newRow(order: CentreOrder): ReactElement {
  return <Row key={order.id} order={order} to={href('/order-newDetail', { id: order.id })} />;
}

function classicRow(order: CentreOrder): ReactElement {
  return <Row key={order.id} order={order} to={href('/order-detail', { id: order.id })} />;
}

/** Skips rows that are mounted already while others are added. */
const Row = memo(function Row({ order, to }: { order: CentreOrder; to: string }) {
  const messages = useMessages(ordersMessages);
  const navigate = useNavigate();
  const { id, kind, state } = order;
  return (
    <OrderCard order={order} to={to}>
      {state === 'created' && <CancelOrder id={id} isReserved={false} variant="outlined" />}
      {state === 'shipped' && comesByParcel(kind) && (
        <Button variant="outlined" onClick={() => void navigate(to)}>
          {messages.toLogistics}
        </Button>
      )}
      {isDeletable(kind, state) && <DeleteOrder id={id} />}
      <OrderActions order={order} />
    </OrderCard>
  );
});
