import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { ListPage } from '@/flows/page/list-page';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { newAccountId, type EditorAddress } from '../editor-address';
import { rechargeRelations } from '../endpoints/recharge-account';
import { savedAccountMessages } from '../messages';
import { mostAccounts } from '../rules/saved-account';
import { AccountRow } from './account-row';

/** All saved numbers, with the way to change each and to add one. */
export function AccountBook({ address }: { address: EditorAddress }) {
  const messages = useMessages(savedAccountMessages);
  const navigate = useNavigate();
  const query = useEndpoint(rechargeRelations, {});
  const isFull = query.data !== undefined && query.data.relations.length >= mostAccounts;
  const editorOf = (id: string) => ({ to: href(address, { edit: id }), state: nextEntryState(0) });
  return (
    <ListPage
      actionBar={
        query.data !== undefined && (
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
      onRefresh={() => invalidate(rechargeRelations)}
      query={query}
      rows={({ relations }) => relations}
      failed={messages.failed}
      loading={messages.loading}
      bars={[24, 72, 72, 72]}
      empty={{ title: messages.none, description: messages.noneLine }}
    >
      {(relations) => (
        <Card title={messages.count(relations.length)} aside={messages.atMost(mostAccounts)}>
          <ul>
            {relations.map((account) => (
              <AccountRow key={account.id} account={account} edit={editorOf(account.id)} />
            ))}
          </ul>
        </Card>
      )}
    </ListPage>
  );
}
