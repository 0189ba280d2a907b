import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { grantContext } from '@/api/endpoints/grants';
import { failureOf } from '@/api/errors';
import { longestPurpose, mostBudget } from '@/domain/grants/limits';
import { href } from '@/domain/href';
import { formatQuick, parseAmount, toWireMoney } from '@/domain/money';
import { countCharacters } from '@/domain/text';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { DetailPage } from '@/flows/page/detail-page';
import { accountApplyMessages } from '@/messages/account-apply';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { grantMessages } from '@/messages/grants';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { applicationDrafted, useApplyDraft } from '@/state/apply-draft';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { FormRow } from '@/ui/forms/form-row';
import { TextField } from '@/ui/forms/text-field';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Card } from '@/ui/layout/card';
import { sendApplication } from '../submit-grant';
import styles from './apply-form.module.css';

/** The application for an incentive account or for more budget in it. */
export function ApplyForm() {
  const messages = useMessages(accountApplyMessages);
  const texts = useMessages(grantMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const query = useEndpoint(grantContext, {});
  const { id, purpose, money, approver, key } = useApplyDraft();
  const [hasTried, setHasTried] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [isBusy, run] = useSingleTask();
  const budget = parseAmount(money, mostBudget);
  const problems = {
    purpose:
      purpose.trim() === ''
        ? messages.purposeMissing
        : countCharacters(purpose.trim()) > longestPurpose
          ? messages.purposeTooLong(longestPurpose)
          : null,
    budget: budget.ok ? null : messages.budgetWrong(formatQuick(mostBudget)),
    approver: approver.usercode === '' ? messages.approverMissing : null,
  };
  // What may have been submitted already stays as it is until that is known.
  const isLocked = key !== '';
  const handleType = (part: Parameters<typeof applicationDrafted>[0]) => {
    if (!isBusy && !isLocked) applicationDrafted(part);
  };
  const handleSubmit = () => {
    setHasTried(true);
    if (!budget.ok || problems.purpose !== null || problems.approver !== null) return;
    setErrorText(null);
    const wish = {
      id,
      purpose: purpose.trim(),
      money: toWireMoney(budget.amount),
      approver: approver.usercode,
    };
    run(async () => {
      try {
        const done = await sendApplication(wish);
        notify(messages.submitted);
        void navigate(href('/AccountApplyH5', { id: done }), { replace: true });
      } catch (error) {
        setErrorText(messages.notSubmitted(failureText(failureOf(error), errors, 'glitch')));
      }
    });
  };
  return (
    <DetailPage
      foot={
        query.data === undefined ? undefined : (
          <>
            {isLocked && !isBusy && <p className={styles.note}>{texts.unanswered}</p>}
            <Button block busy={isBusy} onClick={handleSubmit}>
              {isBusy
                ? messages.submitting
                : isLocked
                  ? texts.submitAgain
                  : approver.name === ''
                    ? messages.submitNobody
                    : messages.submit(approver.name)}
            </Button>
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
            <div className={styles.fields}>
              <TextField
                label={messages.purpose}
                placeholder={messages.purposeHint}
                value={purpose}
                validationError={hasTried ? problems.purpose : null}
                onChange={(text) => handleType({ purpose: text })}
              />
              <TextField
                label={messages.budget}
                inputMode="decimal"
                placeholder="0.0"
                value={money}
                validationError={hasTried || (money !== '' && !budget.ok) ? problems.budget : null}
                onChange={(text) => handleType({ money: text })}
              />
            </div>
            <FormRow
              label={messages.approver}
              value={approver.name === '' ? messages.chooseApprover : approver.name}
              {...(hasTried && problems.approver !== null ? { note: problems.approver } : {})}
              onOpen={() =>
                void navigate(href('/AccountApplyH5', { view: 'approver' }), { state: nextEntryState(0) })
              }
            />
          </Card>
        </>
      )}
    </DetailPage>
  );
}
