import { useNavigate, useSearchParams } from 'react-router-dom';
import { secondHandItem } from '@/api/endpoints/second-hand';
import { href } from '@/domain/href';
import { secondHandMessages } from '@/messages/second-hand';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { QueryView } from '@/flows/query-view/query-view';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { ItemView } from '../components/item-view';

/** /imageDetail: the second-hand item `id`; without an id the newest one of somebody else. */
export default function Item() {
  const messages = useMessages(secondHandMessages);
  const title = useMessages(titleMessages)['/imageDetail'];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Somebody else may buy it while one thinks.
  const query = useEndpoint(
    secondHandItem,
    { id: search.get('id') ?? '' },
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  const item = query.data;
  if (item != null) return <ItemView key={item.id} item={item} title={title} />;
  return (
    <Page title={title}>
      <QueryView
        query={query}
        title={messages.itemFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[360, 40, 24, 80, 150]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="search" />}
            title={messages.gone}
            description={messages.goneLine}
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
