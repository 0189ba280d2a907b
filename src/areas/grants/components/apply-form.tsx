import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountApply, grantContext } from '@/api/endpoints/grants';
import { longestPurpose, mostBudget } from '@/domain/grants/limits';
import { href } from '@/domain/href';
import { parseAmount, toWireMoney } from '@/domain/money';
import { countCharacters } from '@/domain/text';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { DetailPage } from '@/flows/page/detail-page';
import { useWrite } from '@/flows/write/use-write';
import { amountRefusalText } from '@/messages/amount-refusal-text';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { FormRow } from '@/ui/forms/form-row';
import { SendButton } from '@/ui/forms/send-button';
import { TextField } from '@/ui/forms/text-field';
import { Grid } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import { accountApplyMessages } from '../messages';
import { invalidateGrants } from '../queries';
import { applicationDone, applicationDrafted, applicationSent, useApplyDraft } from '../state';
import styles from './apply-form.module.css';

/** The application for an incentive account or for more budget in it. */
export function ApplyForm() {
  const messages = useMessages(accountApplyMessages);
  const texts = useMessages(grantMessages);
  const navigate = useNavigate();
  const query = useEndpoint(grantContext, {});
  const { id, purpose, money, approver, key } = useApplyDraft();
  const [hasTried, setHasTried] = useState(false);
  const { isBusy, errorText, offReason, maySend, keyOf, send } = useWrite(accountApply, {
    refresh: invalidateGrants,
    notDone: messages.notSubmitted,
  });
  const budget = parseAmount(money, mostBudget);
  const problems = {
    purpose:
      purpose.trim() === ''
        ? messages.purposeMissing
        : countCharacters(purpose.trim()) > longestPurpose
          ? messages.purposeTooLong(longestPurpose)
          : null,
    budget: budget.ok ? null : amountRefusalText(budget.reason, messages),
    approver: approver.usercode === '' ? messages.approverMissing : null,
  };
  // What may have been submitted already stays as it is until that is known.
  const isLocked = key !== '';
  const chooseApprover = () =>
    void navigate(href('/AccountApplyH5', { view: 'approver' }), { state: nextEntryState(0) });
  const handleSubmit = () => {
    setHasTried(true);
    if (!budget.ok || problems.purpose !== null || problems.approver !== null) return;
    const request = {
      id,
      purpose: purpose.trim(),
      money: toWireMoney(budget.amount),
      approver: approver.usercode,
    };
    if (!maySend()) return;
    applicationSent(keyOf(request));
    send(
      request,
      ({ id: done }) => {
        applicationDone();
        notify(messages.submitted);
        void navigate(href('/AccountApplyH5', { id: done }), { replace: true });
      },
      (_, isRefused) => {
        if (isRefused) applicationSent('');
      },
    );
  };
  return (
    <DetailPage
      actionBar={
        query.data === undefined ? undefined : (
          <>
            {isLocked && !isBusy && (
              <Note marginBottom={2} tone="warning">
                {texts.unanswered}
              </Note>
            )}
            <SendButton block busy={isBusy} offReason={offReason} onClick={handleSubmit}>
              {isBusy
                ? messages.submitting
                : isLocked
                  ? texts.again
                  : approver.name === ''
                    ? messages.submitNobody
                    : messages.submit(approver.name)}
            </SendButton>
          </>
        )
      }
      head={<ErrorNotice text={errorText} />}
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[60, 260]}
    >
      {({ team }) => (
        <>
          <p className={styles.intro}>{messages.intro}</p>
          <Card>
            <FormRow label={messages.team} value={team} />
            <Grid gap={3} paddingY={2}>
              <TextField
                label={messages.purpose}
                placeholder={messages.purposeHint}
                value={purpose}
                validationError={hasTried ? problems.purpose : null}
                onChange={(text) => applicationDrafted({ purpose: text })}
              />
              <TextField
                label={messages.budget}
                inputMode="decimal"
                placeholder="0.0"
                value={money}
                validationError={hasTried || (money !== '' && !budget.ok) ? problems.budget : null}
                onChange={(text) => applicationDrafted({ money: text })}
              />
            </Grid>
            <FormRow
              label={messages.approver}
              value={approver.name === '' ? messages.chooseApprover : approver.name}
              {...(hasTried && problems.approver !== null ? { note: problems.approver } : {})}
              {...(isLocked ? {} : { onOpen: chooseApprover })}
            />
          </Card>
        </>
      )}
    </DetailPage>
  );
}
