import { useNavigate, useSearchParams } from 'react-router-dom';
import { secKillingDetail } from '@/api/endpoints/flash-sale';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { flashSaleMessages } from '@/messages/flash-sale';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { FlashGoodsView } from '../components/flash-goods-view';

/** /secKillingGoodsDetail: the goods `id` of the session `session`; without them the first goods of the session that counts now. */
export default function FlashGoodsPage() {
  const messages = useMessages(flashSaleMessages);
  const title = useMessages(titleMessages)['/secKillingGoodsDetail'];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const goods = search.get('id') ?? '';
  const session = search.get('session') ?? '';
  const query = useEndpoint(
    secKillingDetail,
    { goods, session },
    {
      // Others buy while somebody looks at the page.
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      // An address without ids gets those of the goods that it shows.
      placeholderData: (shown) => (shown?.id === goods && shown.session === session ? shown : undefined),
    },
  );
  const offer = query.data;
  if (offer != null)
    return <FlashGoodsView key={`${offer.session} ${offer.id}`} offer={offer} title={title} />;
  return (
    <Page title={title}>
      <QueryView
        query={query}
        title={messages.detailFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[340, 64, 32, 82, 180]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="search" />}
            title={messages.gone}
            description={messages.goneLine}
            action={{
              label: messages.toHome,
              onClick: () => void navigate(href('/secKillingHome'), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}
