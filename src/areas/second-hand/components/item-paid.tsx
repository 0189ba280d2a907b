import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { PaidHead } from '@/ui/gifts/paid-head';
import { Page } from '@/ui/layout/page';
import { Money } from '@/ui/money/money';
import type { ItemDetail } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import { ItemLine } from './item-line';

/** An item that the person has paid. */
export function ItemPaid({ item }: { item: ItemDetail }) {
  const messages = useMessages(secondHandMessages);
  const navigate = useNavigate();
  const amount = formatCoins(item.price);
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
      <PaidHead festive sentence={messages.paid} description={messages.paidLine}>
        <Money text={amount} accessibleText={messages.coins(amount)} size="large" unit={messages.unit} />
      </PaidHead>
      <ItemLine item={item} />
    </Page>
  );
}
