import { useNavigate, useSearchParams } from 'react-router-dom';
import { secondHandItem } from '@/api/endpoints/second-hand';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { RequireAccount } from '@/flows/query-view/require-account';
import { secondHandMessages } from '@/messages/second-hand';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { emptyItem } from '@/state/item-draft';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { PublishForm } from '../components/publish-form';
import { draftOfItem, newItemId } from '../draft-of-item';

/** /second-hand-publish: publishes an item, or changes the own item `id`. */
export default function Publish() {
  const title = useMessages(titleMessages)['/second-hand-publish'];
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return (
    <RequireAccount title={title}>
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
  const navigate = useNavigate();
  const query = useEndpoint(secondHandItem, { id }, { staleTime: 0 });
  const item = query.data ?? null;
  const canEdit = item !== null && item.isOwn && (item.state === 'onSale' || item.state === 'withdrawn');
  if (canEdit)
    return (
      <PublishForm key={id} title={messages.editTitle} initial={draftOfItem(item)} pictures={item.pictures} />
    );
  return (
    <Page title={messages.editTitle}>
      <QueryView
        query={query}
        title={messages.itemFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[180, 220, 150, 220]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="lock" />}
            title={messages.notYours}
            description={messages.notYoursLine}
            action={{
              label: messages.mine,
              onClick: () => void navigate(href('/second-hand-orders'), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}
