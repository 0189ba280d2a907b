import { useSearchParams } from 'react-router-dom';
import { secKillingDetail } from '@/api/endpoints/flash-sale';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { FlashGoodsView } from '../components/flash-goods-view';
import { flashSaleMessages } from '../messages';

/** /secKillingGoodsDetail: the goods `id` of the session `session`; without them the first goods of the session that counts now. */
export default function FlashGoodsPage() {
  const messages = useMessages(flashSaleMessages);
  const [search] = useSearchParams();
  const goods = search.get('id') ?? '';
  const session = search.get('session') ?? '';
  const query = useEndpoint(
    secKillingDetail,
    { goods, session },
    {
      // The stock changes while the page is open.
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      // An address without ids gets those of the goods that it shows.
      placeholderData: (shown) => (shown?.id === goods && shown.session === session ? shown : undefined),
    },
  );
  return (
    <DetailPage
      isWhole
      query={query}
      failed={messages.detailFailed}
      loading={messages.loading}
      bars={[340, 64, 32, 82, 180]}
      gone={{
        title: messages.gone,
        description: messages.goneLine,
        action: { label: messages.toHome, to: href('/secKillingHome'), replace: true },
      }}
    >
      {(offer) => <FlashGoodsView key={`${offer.session} ${offer.id}`} offer={offer} />}
    </DetailPage>
  );
}
