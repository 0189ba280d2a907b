import { useMemo } from 'react';
import { grantContext } from '@/api/endpoints/grants';
import { approversFor, type ApproverRole } from '@/domain/grants/approval-steps';
import { href } from '@/domain/href';
import { useExit } from '@/flows/navigation/use-exit';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { grantDrafted, useGrantDraft } from '@/state/grant-draft';
import { Page } from '@/ui/layout/page';
import { grantOf } from '../grant-of';
import { useSheetList } from '../use-sheet-list';
import { ApproverPicker } from './approver-picker';

/** Chooses who decides about the drafted grant in one role; whom it pays is shown, but cannot be chosen. */
export function ChooseGrantApprover({ role }: { role: ApproverRole }) {
  const messages = useMessages(grantMessages);
  const exit = useExit(href('/grantActivityH5'));
  const draft = useGrantDraft();
  const list = useSheetList(draft.by === 'sheet');
  const { data } = useEndpoint(grantContext, {});
  const account = data?.accounts.find(({ accNo }) => accNo === draft.accNo) ?? data?.accounts[0];
  const { rows, total } = useMemo(() => grantOf(draft, list ?? null), [draft, list]);
  const paid = useMemo(() => rows.map(({ usercode }) => usercode), [rows]);
  const deciders = useMemo(
    () =>
      account === undefined
        ? []
        : approversFor(total, account.approvers, draft.approvers).map(({ approver }) => approver.usercode),
    [account, total, draft.approvers],
  );
  return (
    <Page title={messages.chooseApprover}>
      <ApproverPicker
        paid={paid}
        deciders={deciders}
        onChoose={({ usercode, name }) => {
          grantDrafted({ approvers: { ...draft.approvers, [role]: { usercode, name } } });
          exit();
        }}
        onRemove={exit}
      />
    </Page>
  );
}
