import { useNavigate, useSearchParams } from 'react-router-dom';
import { goodsDetail } from '@/api/endpoints/goods';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { goodsMessages } from '@/messages/goods';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { GoodsView } from '../components/goods-view';

/** /goodsDetailPage: the goods `id`, at the price of the activity `activity` where one offers them; without an id those that suit the person most. */
export default function GoodsDetailPage() {
  const messages = useMessages(goodsMessages);
  const title = useMessages(titleMessages)['/goodsDetailPage'];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const activity = search.get('activity') ?? '';
  // Stock and prices change while somebody thinks.
  const query = useEndpoint(
    goodsDetail,
    { id: search.get('id') ?? '', activity },
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  const goods = query.data;
  if (goods != null) return <GoodsView key={goods.id} goods={goods} activity={activity} title={title} />;
  return (
    <Page title={title}>
      <QueryView
        query={query}
        title={messages.goodsFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[360, 40, 24, 48, 208]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="search" />}
            title={messages.gone}
            description={messages.goneLine}
            action={{
              label: messages.toMall,
              onClick: () => void navigate(href('/newHome'), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}
