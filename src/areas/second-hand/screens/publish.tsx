import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { partOf } from '@/flows/page/viewed-query';
import { RequireAccount } from '@/flows/query-view/require-account';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { useEndpoint } from '@/queries/endpoint';
import { PublishForm } from '../components/publish-form';
import { draftOfItem, newItemId } from '../draft-of-item';
import { secondHandItem } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import { emptyItem } from '../state';

/** /second-hand-publish: publishes an item, or changes the own item `id`. */
export default function Publish() {
  const title = useMessages(titleMessages)['/second-hand-publish'];
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return (
    <RequireAccount>
      {id === '' ? (
        <PublishForm title={title} initial={{ ...emptyItem, id: newItemId }} pictures={[]} />
      ) : (
        <EditItem id={id} />
      )}
    </RequireAccount>
  );
}

function EditItem({ id }: { id: string }) {
  const messages = useMessages(secondHandMessages);
  const query = useEndpoint(secondHandItem, { id }, { staleTime: 0 });
  return (
    <DetailPage
      isWhole
      title={messages.editTitle}
      query={partOf(query, (item) =>
        item !== null && item.isOwn && (item.state === 'onSale' || item.state === 'withdrawn') ? item : null,
      )}
      failed={messages.itemFailed}
      loading={messages.loading}
      bars={[180, 220, 150, 220]}
      gone={{
        art: 'lock',
        title: messages.notYours,
        description: messages.notYoursLine,
        action: { label: messages.mine, to: href('/second-hand-orders'), replace: true },
      }}
    >
      {(item) => (
        <PublishForm
          key={id}
          title={messages.editTitle}
          initial={draftOfItem(item)}
          pictures={item.pictures}
        />
      )}
    </DetailPage>
  );
}
