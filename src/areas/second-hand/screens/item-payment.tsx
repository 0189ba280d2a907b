import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { wasPaid } from '@/domain/orders/order-state';
import { DetailPage } from '@/flows/page/detail-page';
import { partOf } from '@/flows/page/viewed-query';
import { RequireAccount } from '@/flows/query-view/require-account';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ItemPaid } from '../components/item-paid';
import { PaymentForm } from '../components/payment-form';
import { secondHandItem, type ItemDetail } from '../endpoints/items';
import { secondHandMessages } from '../messages';

/** /imageLongCoinPay: pays the second-hand item `id`; without an id the newest one of another seller. */
export default function ItemPayment() {
  return (
    <RequireAccount>
      <Payment />
    </RequireAccount>
  );
}

function Payment() {
  const messages = useMessages(secondHandMessages);
  const [search] = useSearchParams();
  const query = useEndpoint(
    secondHandItem,
    { id: search.get('id') ?? '' },
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  const item = query.data ?? null;
  const bought = item?.order != null && wasPaid(item.order.state) ? item.order : null;
  const isBought = bought !== null;
  // The payment is made, and its order is about to be read again.
  const isOutdated = !isBought && search.get('paid') === '1' && query.isFetching;
  const problem = item === null || isBought ? null : problemOf(item, messages);
  const shown = partOf(query, (found) => (problem === null ? found : null));
  return (
    <DetailPage
      isWhole
      query={isOutdated ? { ...shown, data: undefined } : shown}
      failed={messages.itemFailed}
      loading={messages.loading}
      bars={[120, 110, 200]}
      gone={{
        title: problem?.title ?? messages.gone,
        description: problem?.description ?? messages.goneLine,
        action: { label: messages.toMarket, to: href('/second-hand'), replace: true },
      }}
    >
      {(found) =>
        bought === null ? (
          <PaymentForm key={found.id} item={found} />
        ) : (
          <ItemPaid item={found} order={bought} />
        )
      }
    </DetailPage>
  );
}

/** Why the person cannot buy an item; null where nothing stands against it. */
function problemOf(
  { isOwn, state, order, seller }: ItemDetail,
  messages: {
    notOwn: string;
    notOwnLine: string;
    sellerLeft: string;
    unavailable: Record<ItemDetail['state'], string>;
    cannotBuy: Record<Exclude<ItemDetail['state'], 'onSale'>, string>;
  },
): { title: string; description: string } | null {
  if (isOwn) return { title: messages.notOwn, description: messages.notOwnLine };
  if (order !== null) return null;
  if (state !== 'onSale')
    return { title: messages.unavailable[state], description: messages.cannotBuy[state] };
  return seller.isHere ? null : { title: messages.sellerLeft, description: messages.cannotBuy.withdrawn };
}
