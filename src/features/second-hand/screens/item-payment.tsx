import { useNavigate, useSearchParams } from 'react-router-dom';
import { secondHandItem, type ItemDetail } from '@/api/endpoints/second-hand';
import { href } from '@/domain/href';
import { wasPaid } from '@/domain/orders/order-state';
import { QueryView } from '@/flows/query-view/query-view';
import { RequireAccount } from '@/flows/query-view/require-account';
import { secondHandMessages } from '@/messages/second-hand';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { ItemPaid } from '../components/item-paid';
import { PaymentForm } from '../components/payment-form';

/** /imageLongCoinPay: pays the second-hand item `id`; without an id the newest one of somebody else. */
export default function ItemPayment() {
  const title = useMessages(titleMessages)['/imageLongCoinPay'];
  return (
    <RequireAccount title={title}>
      <Payment title={title} />
    </RequireAccount>
  );
}

function Payment({ title }: { title: string }) {
  const messages = useMessages(secondHandMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useEndpoint(
    secondHandItem,
    { id: search.get('id') ?? '' },
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  const item = query.data ?? null;
  const skeleton = <Skeleton label={messages.loading} bars={[120, 110, 200]} />;
  if (item?.order != null && wasPaid(item.order.state)) return <ItemPaid item={item} title={title} />;
  // The payment is made, and its order is about to be read again.
  if (item !== null && search.get('paid') === '1' && query.isFetching)
    return <Page title={title}>{skeleton}</Page>;
  const problem = item === null ? null : problemOf(item, messages);
  if (item !== null && problem === null) return <PaymentForm key={item.id} item={item} title={title} />;
  return (
    <Page title={title}>
      <QueryView
        query={query}
        title={messages.itemFailed}
        art={<Illustration variant="error" />}
        skeleton={skeleton}
      >
        {() => (
          <ResultState
            art={<Illustration variant="search" />}
            title={problem?.title ?? messages.gone}
            description={problem?.line ?? messages.goneLine}
            action={{
              label: messages.toMarket,
              onClick: () => void navigate(href('/second-hand'), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </Page>
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
): { title: string; line: string } | null {
  if (isOwn) return { title: messages.notOwn, line: messages.notOwnLine };
  if (order !== null) return null;
  if (state !== 'onSale') return { title: messages.unavailable[state], line: messages.cannotBuy[state] };
  return seller.isHere ? null : { title: messages.sellerLeft, line: messages.cannotBuy.withdrawn };
}
