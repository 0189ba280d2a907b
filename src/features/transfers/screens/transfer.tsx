import { useLayoutEffect, useState } from 'react';
import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { formatCoins } from '@/domain/money';
import { checkDraft } from '@/domain/transfers/draft-problems';
import { amountOf, hasOwnAmounts, totalOf } from '@/domain/transfers/shares';
import { billOf, sendsFrom } from '@/domain/transfers/transfer';
import { href } from '@/domain/href';
import { BlessingCard } from '@/flows/blessing/blessing-card';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { OaAccountNeeded } from '@/flows/giving-right/oa-account-needed';
import { transferPayment } from '@/flows/payment/transfer-payment';
import { UnfinishedTransfer } from '@/flows/payment/unfinished-transfer';
import { useSuccessPage } from '@/flows/payment/use-success-page';
import { ownAmountMessages } from '@/messages/own-amounts';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { useAccounts, useCurrentUser } from '@/queries/account';
import { useSession } from '@/state/session';
import { blessingTyped, kindChosen, useTransferDraft } from '@/state/transfer-draft';
import { Button } from '@/ui/forms/button';
import { isSheetHistoryState, sheetHistoryState } from '@/ui/overlays/sheet-history-state';
import { Page } from '@/ui/layout/page';
import { AmountCard } from '../components/amount-card';
import { BeingChecked } from '../components/being-checked';
import { ConfirmSheet } from '../components/confirm-sheet';
import { NoReward } from '../components/no-reward';
import { RecipientsCard } from '../components/recipients-card';
import { TagCard } from '../components/tag-card';
import { validationErrorAbout } from '../draft-validation-errors';
import { openConfirmation } from '../open-confirmation';
import { fieldOf } from '../own-field';
import { ownSums } from '../own-sums';
import styles from './transfer.module.css';

/**
 * /transfer1: coins from the personal account to colleagues, with a blessing. /transfer2: the same from the incentive account, with a tag
 * that says what the reward is for.
 */
export default function Transfer() {
  const messages = useMessages(transferMessages);
  const ownMessages = useMessages(ownAmountMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const accountType: AccountType = matchPath('/transfer2', location.pathname) === null ? 0 : 1;
  const here = sendsFrom[accountType];
  const transferType = accountType === 0 ? 1 : 2;
  const title = accountType === 0 ? messages.title : messages.rewardTitle;
  const sysType = useSession((session) => session.sysType);
  const [search] = useSearchParams();
  const draft = useTransferDraft();
  const { data: user, isError: isNameless, refetch: askWho } = useCurrentUser();
  const accounts = useAccounts(sysType);
  const isOwn = hasOwnAmounts(draft);
  // What is still empty is complained about once the person wanted to send it, the same for all or one by one.
  const [askedForOwn, setAskedForOwn] = useState<boolean | null>(null);
  const asked = askedForOwn === isOwn;
  const attempt = transferPayment.useAttempt(user?.usercode ?? '');

  useLayoutEffect(() => kindChosen(transferType), [transferType]);

  const kind = accountType === 0 ? 'XF' : 'GLZ';
  const own = accounts.data?.accountList.find((each) => each.accountType === kind);
  const account = accounts.isPending ? undefined : (own ?? null);
  const problems = checkDraft(draft, account?.balanceAmt ?? null);
  const [problem] = problems;
  const aboutAmount = problems.find(({ kind }) => kind === 'amount' || kind === 'over-balance');
  const untouched = draft.money === '' && !asked && !isOwn;
  const total = totalOf(draft);
  const each = amountOf(draft);
  const confirming = search.get('step') === 'confirm';
  useSuccessPage({
    attempt,
    isConfirming: confirming,
    addressOf: (id) => href('/rewardDetail', { id, fresh: 1 }),
  });

  if (useLacksOaAccount()) return <OaAccountNeeded title={title} />;
  const mayNot = accountType === 1 && (sysType === 'WALLET' || (accounts.isSuccess && own === undefined));
  if (mayNot) {
    return (
      <Page title={title}>
        <NoReward wallet={sysType === 'WALLET'} />
      </Page>
    );
  }

  if (confirming && attempt?.phase === 'checking') {
    return (
      <Page title={title}>
        <UnfinishedTransfer hidden />
        <BeingChecked attempt={attempt} />
      </Page>
    );
  }

  const closeSheet = () => {
    void (isSheetHistoryState(location.state) ? navigate(-1) : navigate(href(here), { replace: true }));
  };
  const send = () => {
    setAskedForOwn(isOwn);
    if (problem?.kind === 'own-amount') document.getElementById(fieldOf(problem.who.usercode))?.focus();
    if (problem !== undefined || user === undefined) return;
    openConfirmation(draft, user.usercode);
    void navigate(href(here, { step: 'confirm' }), { state: sheetHistoryState });
  };

  return (
    <Page
      title={title}
      action={
        <button type="button" className={styles.records} onClick={() => void navigate(billOf(accountType))}>
          {messages.records}
        </button>
      }
      foot={
        <>
          <p className={styles.sum}>
            <span>
              {isOwn
                ? ownSums(draft, account?.balanceAmt ?? null, messages, ownMessages)
                : each.ok && draft.transferList.length > 0
                  ? messages.sum(draft.transferList.length, formatCoins(each.amount))
                  : ''}
            </span>
            <span>{messages.final}</span>
          </p>
          {isNameless ? (
            // Without knowing who pays nothing can be sent, and the accounts could not be asked for either.
            <Button block variant="soft" onClick={() => void askWho().then(() => accounts.refetch())}>
              {messages.again}
            </Button>
          ) : (
            <Button block onClick={send} busy={user === undefined}>
              {problem === undefined && total !== null
                ? (accountType === 0 ? messages.send : messages.sendReward)(formatCoins(total))
                : problem === undefined
                  ? ''
                  : validationErrorAbout(problem, messages, ownMessages)}
            </Button>
          )}
        </>
      }
    >
      <UnfinishedTransfer hidden={confirming} />
      <RecipientsCard accountType={accountType} />
      {accountType === 1 && <TagCard />}
      <AmountCard
        accountType={accountType}
        account={account}
        validationError={
          aboutAmount === undefined || untouched
            ? null
            : validationErrorAbout(aboutAmount, messages, ownMessages)
        }
        asked={asked}
        typing={search.get('step') === 'amount'}
        onTyping={() => void navigate(href(here, { step: 'amount' }), { state: sheetHistoryState })}
        onTyped={closeSheet}
      />
      <BlessingCard
        text={draft.text}
        templates={messages.blessings}
        sender={user?.username ?? ''}
        onType={blessingTyped}
      />
      {confirming && user !== undefined && (
        <ConfirmSheet usercode={user.usercode} balance={account?.balanceAmt ?? null} onClose={closeSheet} />
      )}
    </Page>
  );
}
