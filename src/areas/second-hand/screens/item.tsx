import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ItemView } from '../components/item-view';
import { secondHandItem } from '../endpoints/items';
import { secondHandMessages } from '../messages';

/** /imageDetail: the second-hand item `id`; without an id the newest one of another seller. */
export default function Item() {
  const messages = useMessages(secondHandMessages);
  const [search] = useSearchParams();
  // The item may be sold while the page is open.
  const query = useEndpoint(
    secondHandItem,
    { id: search.get('id') ?? '' },
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  return (
    <DetailPage
      isWhole
      query={query}
      failed={messages.itemFailed}
      loading={messages.loading}
      bars={[360, 40, 24, 80, 150]}
      gone={{
        title: messages.gone,
        description: messages.goneLine,
        action: { label: messages.toMarket, to: href('/second-hand'), replace: true },
      }}
    >
      {(item) => <ItemView key={item.id} item={item} />}
    </DetailPage>
  );
}
