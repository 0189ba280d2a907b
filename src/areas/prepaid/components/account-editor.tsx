import { useLocation } from 'react-router-dom';
import { href } from '@/domain/href';
import { pageStepsBackOf } from '@/flows/navigation/entry-state';
import { useExit } from '@/flows/navigation/use-exit';
import { DetailPage } from '@/flows/page/detail-page';
import { EmptyState } from '@/flows/page/empty-state';
import { partOf } from '@/flows/page/viewed-query';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { Sheet } from '@/ui/overlays/sheet';
import { newAccountId, type EditorAddress } from '../editor-address';
import { rechargeRelations, type SavedNumber } from '../endpoints/recharge-account';
import { savedAccountMessages } from '../messages';
import { mostAccounts } from '../rules/saved-account';
import { useAccountForm } from '../use-account-form';
import { AccountForm } from './account-form';

interface AccountEditorProps {
  id: string;
  address: EditorAddress;
}

/** The form for one number, once it is known what is saved: a page on the classic address, a sheet over the list on the new one. */
export function AccountEditor({ id, address }: AccountEditorProps) {
  const messages = useMessages(savedAccountMessages);
  const close = useExit(href(address));
  const all = useEndpoint(rechargeRelations, {});
  const isNew = id === newAccountId;
  const isFull = isNew && all.data !== undefined && all.data.relations.length >= mostAccounts;
  const title = isNew ? messages.addTitle : messages.editTitle;
  const query = partOf(all, ({ relations }) => {
    const saved = relations.find((account) => account.id === id) ?? null;
    const others = relations.filter((account) => account.id !== id);
    return isFull || (!isNew && saved === null) ? null : { saved, others };
  });
  const toList = { label: messages.toList, to: href(address), replace: true };
  const gone = isFull
    ? { title: messages.full(mostAccounts), action: toList }
    : { title: messages.unknown, description: messages.unknownLine, action: toList };
  const bars = [44, 60, 60, 60];
  if (address === '/rechargeEdit')
    return (
      <DetailPage
        isWhole
        title={title}
        query={query}
        failed={messages.failed}
        loading={messages.loading}
        bars={bars}
        gone={gone}
      >
        {(form) => <Loaded {...form} title={title} address={address} onClose={close} />}
      </DetailPage>
    );
  if (query.data != null) return <Loaded {...query.data} title={title} address={address} onClose={close} />;
  return (
    <Sheet title={title} onClose={close}>
      <QueryView
        query={query}
        title={messages.failed}
        skeleton={<Skeleton label={messages.loading} bars={bars} />}
      >
        {() => <EmptyState art="search" {...gone} />}
      </QueryView>
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
  const form = useAccountForm(saved, others, address, pageStepsBackOf(state));
  const error = <ErrorNotice text={form.errorText} />;
  const fields = <AccountForm saved={saved} isFirst={saved === null && others.length === 0} form={form} />;
  const save = (
    <Button block busy={form.isBusy} onClick={form.save}>
      {messages.save}
    </Button>
  );
  const remove = saved !== null && (
    <Box marginTop={3}>
      <ConfirmedButton
        block
        variant="quiet"
        label={messages.remove}
        keepLabel={messages.keep}
        title={messages.removeTitle(saved.name)}
        busy={form.isBusy}
        onConfirm={() => form.remove(saved)}
      >
        {messages.removeLine}
      </ConfirmedButton>
    </Box>
  );
  if (address === '/rechargeEdit')
    return (
      <Page title={title} actionBar={save}>
        {error}
        <Card>{fields}</Card>
        {remove}
        {form.sheet}
      </Page>
    );
  if (form.sheet !== null) return form.sheet;
  return (
    <Sheet title={title} onClose={onClose}>
      {error}
      {fields}
      <Box marginTop={4}>{save}</Box>
      {remove}
    </Sheet>
  );
}
