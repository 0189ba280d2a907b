import { useLocation, useNavigate } from 'react-router-dom';
import { rechargeRelations, type SavedNumber } from '@/api/endpoints/recharge-account';
import { href } from '@/domain/href';
import { mostAccounts } from '@/domain/top-up/saved-account';
import { pageStepsBackOf } from '@/flows/navigation/entry-state';
import { useExit } from '@/flows/navigation/use-exit';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { savedAccountMessages } from '@/messages/saved-accounts';
import { useEndpoint } from '@/queries/endpoint';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { Sheet } from '@/ui/overlays/sheet';
import { newAccountId, type EditorAddress } from '../editor-address';
import { useAccountForm } from '../use-account-form';
import { useSavedNumberTask } from '../use-saved-number-task';
import { AccountForm } from './account-form';
import styles from './account-editor.module.css';

interface AccountEditorProps {
  id: string;
  address: EditorAddress;
}

/** The form for one number, once it is known what is saved: a page on the classic address, a sheet over the list on the new one. */
export function AccountEditor({ id, address }: AccountEditorProps) {
  const messages = useMessages(savedAccountMessages);
  const navigate = useNavigate();
  const close = useExit(href(address));
  const query = useEndpoint(rechargeRelations, {});
  const isNew = id === newAccountId;
  const accounts = query.data?.relations ?? [];
  const saved = accounts.find((account) => account.id === id) ?? null;
  const isFull = isNew && accounts.length >= mostAccounts;
  const title = isNew ? messages.addTitle : messages.editTitle;
  if (query.data !== undefined && (isNew ? !isFull : saved !== null))
    return (
      <Loaded
        title={title}
        saved={saved}
        others={accounts.filter((account) => account.id !== id)}
        address={address}
        onClose={close}
      />
    );
  const state = (
    <QueryView
      query={query}
      title={messages.failed}
      skeleton={<Skeleton label={messages.loading} bars={[44, 60, 60, 60]} />}
    >
      {() => (
        <ResultState
          title={isFull ? messages.full(mostAccounts) : messages.unknown}
          {...(isFull ? {} : { description: messages.unknownLine })}
          action={{ label: messages.toList, onClick: () => void navigate(href(address), { replace: true }) }}
        />
      )}
    </QueryView>
  );
  return address === '/rechargeEdit' ? (
    <Page title={title}>{state}</Page>
  ) : (
    <Sheet title={title} onClose={close}>
      {state}
    </Sheet>
  );
}

interface LoadedProps {
  title: string;
  saved: SavedNumber | null;
  others: readonly SavedNumber[];
  address: EditorAddress;
  onClose: () => void;
}

function Loaded({ title, saved, others, address, onClose }: LoadedProps) {
  const messages = useMessages(savedAccountMessages);
  const { state } = useLocation() as { state: unknown };
  const task = useSavedNumberTask(pageStepsBackOf(state));
  const form = useAccountForm(saved, others, address, task);
  const error = <ErrorNotice text={task.errorText === null ? null : messages.notSaved(task.errorText)} />;
  const fields = <AccountForm saved={saved} isFirst={saved === null && others.length === 0} form={form} />;
  const save = (
    <Button block busy={task.isBusy} onClick={form.save}>
      {messages.save}
    </Button>
  );
  const remove = saved !== null && (
    <div className={styles.remove}>
      <ConfirmedButton
        block
        variant="quiet"
        label={messages.remove}
        keepLabel={messages.keep}
        title={messages.removeTitle(saved.name)}
        busy={task.isBusy}
        onConfirm={() => form.remove(saved)}
      >
        {messages.removeLine}
      </ConfirmedButton>
    </div>
  );
  if (address === '/rechargeEdit')
    return (
      <Page title={title} foot={save}>
        {error}
        <Card>{fields}</Card>
        {remove}
        {task.sheet}
      </Page>
    );
  if (task.sheet !== null) return task.sheet;
  return (
    <Sheet title={title} onClose={onClose}>
      {error}
      {fields}
      <div className={styles.save}>{save}</div>
      {remove}
    </Sheet>
  );
}
