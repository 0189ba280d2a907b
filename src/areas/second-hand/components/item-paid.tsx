import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { OrderResultHead } from '@/flows/orders/order-result-head';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { Page } from '@/ui/layout/page';
import type { ItemDetail } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import { ItemLine } from './item-line';

/** An item that the person has paid. */
export function ItemPaid({ item, order }: { item: ItemDetail; order: NonNullable<ItemDetail['order']> }) {
  const messages = useMessages(secondHandMessages);
  const navigate = useNavigate();
  return (
    <Page
      highlight
      actionBar={
        <ButtonPair>
          <Button variant="outlined" onClick={() => void navigate(href('/second-hand'), { replace: true })}>
            {messages.toMarket}
          </Button>
          <Button
            onClick={() => void navigate(href('/second-hand-orders', { group: 'bought' }), { replace: true })}
          >
            {messages.toOrder}
          </Button>
        </ButtonPair>
      }
    >
      <OrderResultHead
        order={{ kind: 'second-hand', ...order }}
        festive
        sentence={messages.paid}
        description={messages.paidLine}
      />
      <ItemLine item={item} />
    </Page>
  );
}
