import { useLayoutEffect, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { amountOf, hasOwnAmounts, sharesOf, totalOf } from '@/domain/transfers/shares';
import { billOf, blessingOf } from '@/domain/transfers/transfer';
import { BlessingCard } from '@/flows/blessing/blessing-card';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { OaAccountNeeded } from '@/flows/giving-right/oa-account-needed';
import { useSheets } from '@/flows/navigation/use-sheet';
import { useSuccessPage } from '@/flows/navigation/use-success-page';
import { transferPayment } from '@/flows/payment/transfer-payment';
import { UnfinishedTransfer } from '@/flows/payment/unfinished-transfer';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { useAccounts, useCurrentUser } from '@/queries/account';
import { useSession } from '@/state/session';
import { blessingTyped, kindChosen, useTransferDraft } from '@/state/transfer-draft';
import { Button } from '@/ui/forms/button';
import { TextButton } from '@/ui/forms/text-button';
import { Page } from '@/ui/layout/page';
import { useAccountColours } from '@/ui/theme/use-account-colours';
import { AmountCard } from '../components/amount-card';
import { BeingChecked } from '../components/being-checked';
import { ConfirmSheet } from '../components/confirm-sheet';
import { SealCard } from '../components/letters/seal-card';
import { RecipientsCard } from '../components/recipients-card';
import { RewardUnavailable } from '../components/reward-unavailable';
import { TagCard } from '../components/tag-card';
import { validationErrorAbout } from '../draft-validation-errors';
import { ownAmountMessages } from '../messages';
import { openConfirmation } from '../open-confirmation';
import { ownSums } from '../own-sums';
import { checkDraft } from '../rules/draft-problems';
import { useTagLimit } from '../use-tag-limit';
import { useWayToProblem } from '../use-way-to-problem';
import styles from './transfer.module.css';

/**
 * /transfer1: coins from the personal account to colleagues, with a blessing. /transfer2: the same from the incentive account, with a tag
 * for the purpose of the reward.
 */
export default function Transfer() {
  const messages = useMessages(transferMessages);
  const ownMessages = useMessages(ownAmountMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const accountType: AccountType = matchPath('/transfer2', location.pathname) === null ? 0 : 1;
  const transferType = accountType === 0 ? 1 : 2;
  const title = accountType === 0 ? messages.title : messages.rewardTitle;
  const sysType = useSession((session) => session.sysType);
  const { step, open: openSheet, close: closeSheet } = useSheets();
  const draft = useTransferDraft();
  const { data: user, isError: hasUserFailed, refetch: refetchUser } = useCurrentUser();
  const accounts = useAccounts(sysType);
  const isOwn = hasOwnAmounts(draft);
  const nameOf = namesToldApart(draft.transferList);
  // Empty fields count as errors after a first try to send, separately for a common amount and for own amounts.
  const [triedWithOwn, setTriedWithOwn] = useState<boolean | null>(null);
  const hasTriedToSend = triedWithOwn === isOwn;
  const leadTo = useWayToProblem(accountType);
  const attempt = transferPayment.useAttempt(user?.usercode ?? '');

  useLayoutEffect(() => kindChosen(transferType), [transferType]);
  useAccountColours(accountType);

  const kind = accountType === 0 ? 'XF' : 'GLZ';
  const ownAccount = accounts.data?.accountList.find((each) => each.accountType === kind);
  const account = accounts.isPending ? undefined : (ownAccount ?? null);
  const tagLimit = useTagLimit();
  const problems = checkDraft(draft, account?.balanceAmt ?? null, tagLimit);
  const [problem] = problems;
  const amountProblem = problems.find(({ kind }) => kind === 'amount' || kind === 'over-balance');
  const isUntouched = draft.money === '' && !hasTriedToSend && !isOwn;
  const total = totalOf(draft);
  const [share] = sharesOf(draft);
  const each = amountOf(draft);
  const isConfirming = step === 'confirm';
  useSuccessPage({
    attempt,
    addressOf: (id) => href('/rewardDetail', { id, fresh: 1 }),
  });

  if (useLacksOaAccount()) return <OaAccountNeeded title={title} />;
  const cannotReward =
    accountType === 1 && (sysType === 'WALLET' || (accounts.isSuccess && ownAccount === undefined));
  if (cannotReward) {
    return (
      <Page title={title}>
        <RewardUnavailable isWallet={sysType === 'WALLET'} />
      </Page>
    );
  }

  if (isConfirming && attempt?.phase === 'checking') {
    return (
      <Page title={title}>
        <UnfinishedTransfer hidden />
        <BeingChecked attempt={attempt} />
      </Page>
    );
  }

  const handleSend = () => {
    setTriedWithOwn(isOwn);
    if (problem !== undefined) return leadTo(problem);
    if (user === undefined) return;
    openConfirmation(draft, user.usercode);
    openSheet('confirm');
  };

  return (
    <Page
      title={title}
      action={
        <TextButton
          type="button"
          paddingX={3}
          tone="secondary"
          size="note"
          onClick={() => void navigate(billOf(accountType))}
        >
          {messages.records}
        </TextButton>
      }
      actionBar={
        <>
          <p className={styles.sum}>
            <span>
              {isOwn
                ? ownSums(draft, account?.balanceAmt ?? null, messages, ownMessages)
                : each.ok && draft.transferList.length > 0
                  ? messages.sum(draft.transferList.length, formatCoins(each.amount))
                  : ''}
            </span>
            <span>{messages.kinds[accountType].final}</span>
          </p>
          {hasUserFailed ? (
            // Sending needs the current user, and so does the query of the accounts, which is refetched after it.
            <Button block variant="soft" onClick={() => void refetchUser().then(() => accounts.refetch())}>
              {messages.again}
            </Button>
          ) : (
            <Button
              block
              variant={problem === undefined ? 'filled' : 'waiting'}
              onClick={handleSend}
              busy={user === undefined}
            >
              {problem === undefined && total !== null
                ? (accountType === 0 ? messages.send : messages.sendReward)(formatCoins(total))
                : problem === undefined
                  ? ''
                  : validationErrorAbout(problem, nameOf, messages, ownMessages)}
            </Button>
          )}
        </>
      }
    >
      <UnfinishedTransfer hidden={isConfirming} />
      <RecipientsCard accountType={accountType} />
      {accountType === 1 && <TagCard hasTriedToSend={triedWithOwn !== null} />}
      <AmountCard
        accountType={accountType}
        account={account}
        validationError={
          amountProblem === undefined || isUntouched
            ? null
            : validationErrorAbout(amountProblem, nameOf, messages, ownMessages)
        }
        hasTriedToSend={hasTriedToSend}
        isKeypadOpen={step === 'amount'}
        onKeypadOpen={() => openSheet('amount')}
        onKeypadClose={closeSheet}
      />
      <BlessingCard
        text={draft.text}
        templates={messages.blessings}
        sender={user?.username ?? ''}
        onType={blessingTyped}
      />
      <SealCard
        gift={{
          accountType,
          sender: user?.username ?? '',
          amount: share?.parsed.ok === true ? share.parsed.amount : null,
          text: blessingOf(draft),
          tag: draft.tag,
        }}
      />
      {isConfirming && user !== undefined && (
        <ConfirmSheet usercode={user.usercode} balance={account?.balanceAmt ?? null} onClose={closeSheet} />
      )}
    </Page>
  );
}
