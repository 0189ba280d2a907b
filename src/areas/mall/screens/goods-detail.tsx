import { useSearchParams } from 'react-router-dom';
import { goodsDetail } from '@/api/endpoints/goods';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { goodsMessages } from '@/messages/areas/goods';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { GoodsView } from '../components/goods-view';

const GoodsBrowse = lazyComponent('goods-browse', () => import('../components/goods-browse'));

/**
 * /goodsDetailPage: the goods `id`, at the price of the activity `activity` where one offers them; without an id those that suit the person
 * most. `list` shows all goods instead, or those of one category.
 */
export default function GoodsDetailPage() {
  const [search] = useSearchParams();
  return search.has('list') ? <GoodsBrowse /> : <OneGoods />;
}

function OneGoods() {
  const messages = useMessages(goodsMessages);
  const [search] = useSearchParams();
  const activity = search.get('activity') ?? '';
  // Stock and prices can change while the page is open.
  const query = useEndpoint(
    goodsDetail,
    { id: search.get('id') ?? '', activity },
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  return (
    <DetailPage
      isWhole
      query={query}
      failed={messages.goodsFailed}
      loading={messages.loading}
      bars={[360, 40, 24, 48, 208]}
      gone={{
        title: messages.gone,
        description: messages.goneLine,
        action: { label: messages.toMall, to: href('/goodsDetailPage', { list: 'all' }), replace: true },
      }}
    >
      {(goods) => <GoodsView key={goods.id} goods={goods} activity={activity} />}
    </DetailPage>
  );
}
