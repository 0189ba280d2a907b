import { useNavigate } from 'react-router-dom';
import { rechargeRelations } from '@/api/endpoints/recharge-account';
import { href } from '@/domain/href';
import { mostAccounts } from '@/domain/top-up/saved-account';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { savedAccountMessages } from '@/messages/saved-accounts';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { newAccountId, type EditorAddress } from '../editor-address';
import { AccountRow } from './account-row';

/** All saved numbers, with the way to change each and to add one. */
export function AccountBook({ title, address }: { title: string; address: EditorAddress }) {
  const messages = useMessages(savedAccountMessages);
  const navigate = useNavigate();
  const query = useEndpoint(rechargeRelations, {});
  const count = query.data?.relations.length ?? 0;
  const isFull = count >= mostAccounts;
  const editorOf = (id: string) => ({ to: href(address, { edit: id }), state: nextEntryState(0) });
  return (
    <Page
      title={title}
      foot={
        query.data === undefined ? undefined : (
          <Button
            block
            disabled={isFull}
            onClick={() => {
              const { to, state } = editorOf(newAccountId);
              void navigate(to, { state });
            }}
          >
            {isFull ? messages.full(mostAccounts) : messages.add}
          </Button>
        )
      }
    >
      <PullToRefresh onRefresh={() => invalidate(rechargeRelations)}>
        <FetchedAt query={query} />
        <QueryView
          query={query}
          title={messages.failed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[24, 72, 72, 72]} />}
        >
          {({ relations }) =>
            relations.length === 0 ? (
              <ResultState
                art={<Illustration variant="empty" />}
                title={messages.none}
                description={messages.noneLine}
              />
            ) : (
              <Card title={messages.count(relations.length)} aside={messages.atMost(mostAccounts)}>
                <ul>
                  {relations.map((account) => (
                    <AccountRow key={account.id} account={account} edit={editorOf(account.id)} />
                  ))}
                </ul>
              </Card>
            )
          }
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}
