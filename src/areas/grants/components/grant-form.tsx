import { useNavigate } from 'react-router-dom';
import { submitGrant } from '@/api/endpoints/grants';
import { approversFor } from '@/domain/grants/approval-steps';
import { href } from '@/domain/href';
import { toWireMoney } from '@/domain/money';
import { blessingOf } from '@/domain/transfers/transfer';
import { BlessingCard } from '@/flows/blessing/blessing-card';
import { useWrite } from '@/flows/write/use-write';
import { grantMessages } from '@/messages/areas/grants';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { grantDraftDone, grantDrafted, grantSent, useGrantDraft } from '@/state/grant-draft';
import { grantListCleared } from '@/state/grant-list';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SendButton } from '@/ui/forms/send-button';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Note } from '@/ui/text/text';
import { grantOf, paidApprovers, problemOf } from '../grant-of';
import { invalidateGrants, type GrantAccount } from '../queries';
import { useSheetList } from '../use-sheet-list';
import { AccountRow } from './account-row';
import { AmountRow } from './amount-row';
import { ApproverRow } from './approver-row';
import { BudgetActionBar } from './budget-action-bar';
import { DateRow } from './date-row';
import { OccasionTiles } from './occasion-tiles';
import { PeopleRows } from './people-rows';
import { SheetRows } from './sheet-rows';
import styles from './grant-form.module.css';

interface GrantFormProps {
  accounts: readonly GrantAccount[];
  /** Pays while no other is chosen. */
  first: GrantAccount;
}

/** The form of a grant: what for, from which account, when, for whom, how much, with which words. */
export function GrantForm({ accounts, first }: GrantFormProps) {
  const messages = useMessages(grantMessages);
  const transfer = useMessages(transferMessages);
  const navigate = useNavigate();
  const draft = useGrantDraft();
  const { isBusy, errorText, offReason, maySend, keyOf, send } = useWrite(submitGrant, {
    refresh: invalidateGrants,
    notDone: messages.notSubmitted,
  });
  const account = accounts.find(({ accNo }) => accNo === draft.accNo) ?? first;
  const isSheet = draft.by === 'sheet';
  const list = useSheetList(isSheet);
  const { rows, total, fileName } = grantOf(draft, list ?? null);
  const approvers = approversFor(total, account.approvers, draft.approvers);
  const paid = paidApprovers(approvers, rows);
  const problem = problemOf(draft, rows, total, paid, account, messages, transfer);
  // What may have been submitted already stays as it is until that is known.
  const isLocked = draft.key !== '';
  const [usual] = messages.blessings[draft.occasion];
  const handleSubmit = () => {
    if (problem !== null) return notify(problem);
    const { id, occasion, date } = draft;
    const text = blessingOf(draft, usual);
    const request = {
      id,
      accNo: account.accNo,
      occasion,
      date: date === '' ? null : date,
      text,
      fileName,
      approvers: approvers.map(({ approver }) => approver.usercode),
      rows: rows.map(({ usercode, money }) => ({ usercode, money: toWireMoney(money) })),
    };
    if (!maySend()) return;
    grantSent(keyOf(request));
    send(
      request,
      async ({ id: done }) => {
        grantDraftDone();
        if (isSheet) await grantListCleared();
        notify(messages.submitted);
        void navigate(href('/disInformationDetailH5', { id: done }), { replace: true });
      },
      (_, isRefused) => {
        if (isRefused) grantSent('');
      },
    );
  };
  return (
    <Page
      action={
        <Button variant="quiet" onClick={() => notify(messages.saved)}>
          {messages.save}
        </Button>
      }
      actionBar={
        <BudgetActionBar account={account} total={total}>
          {isLocked && !isBusy && (
            <Note marginBottom={2} tone="warning">
              {messages.unanswered}
            </Note>
          )}
          <SendButton
            block
            variant={problem === null ? 'filled' : 'waiting'}
            busy={isBusy}
            offReason={offReason}
            onClick={handleSubmit}
          >
            {isBusy
              ? messages.submitting
              : isLocked
                ? messages.again
                : (problem ?? messages.submit(approvers[0]?.approver.name ?? ''))}
          </SendButton>
        </BudgetActionBar>
      }
    >
      <ErrorNotice text={errorText} />
      {draft.id !== '' && !isLocked && (
        <NoticeBar tone="info" action={{ label: messages.startAnew, onClick: grantDraftDone }}>
          {messages.changing}
        </NoticeBar>
      )}
      <OccasionTiles current={draft.occasion} onChoose={(occasion) => grantDrafted({ occasion })} />
      <Card>
        <AccountRow accounts={accounts} account={account} onChoose={(accNo) => grantDrafted({ accNo })} />
        <DateRow date={draft.date} onChoose={(date) => grantDrafted({ date })} />
      </Card>
      <Card title={messages.toWhom} aside={messages.people(rows.length)}>
        <div className={styles.source}>
          <ChoiceRow
            label={messages.source}
            variant="segment"
            choices={[
              ['picker', messages.byPicker],
              ['sheet', messages.bySheet],
            ]}
            current={draft.by}
            onChange={(by) => grantDrafted({ by })}
          />
        </div>
        {isSheet ? (
          <SheetRows list={list} locked={isLocked} />
        ) : (
          <>
            <PeopleRows people={draft.people} locked={isLocked} />
            <AmountRow money={draft.money} people={rows.length} onType={(money) => grantDrafted({ money })} />
          </>
        )}
      </Card>
      <Card title={messages.whoApproves}>
        {approvers.map(({ role, approver }) => (
          <ApproverRow
            key={role}
            role={role}
            approver={approver}
            isPaid={paid.includes(approver)}
            locked={isLocked}
          />
        ))}
      </Card>
      <BlessingCard
        text={draft.text}
        templates={messages.blessings[draft.occasion]}
        fallback={usual}
        sender={account.team}
        onType={(text) => grantDrafted({ text })}
      />
    </Page>
  );
}
