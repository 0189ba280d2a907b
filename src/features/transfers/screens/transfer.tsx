import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { formatCoins } from '@/domain/money';
import { checkDraft, totalOf, amountOf } from '@/domain/transfer';
import { href } from '@/domain/href';
import { UnfinishedTransfer } from '@/flows/settlement/unfinished-transfer';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { useAccounts, useCurrentUser } from '@/queries/account';
import { useSession } from '@/state/session';
import { settlementCleared, settlementOf, useSettlements } from '@/state/settlement';
import { useTransferDraft } from '@/state/transfer-draft';
import { Button } from '@/ui/button';
import { Page } from '@/ui/page';
import { isOwnSheet, ownSheet } from '../own-sheet';
import { AmountCard } from '../components/amount-card';
import { BeingChecked } from '../components/being-checked';
import { BlessingCard } from '../components/blessing-card';
import { ConfirmSheet } from '../components/confirm-sheet';
import { RecipientsCard } from '../components/recipients-card';
import { complaintAbout } from '../draft-complaints';
import { openConfirmation } from '../open-confirmation';
import styles from './transfer.module.css';

/** /transfer1: coins from the personal account to colleagues, with a blessing. */
export default function Transfer() {
  const words = useWords(transferWords);
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const draft = useTransferDraft();
  const { data: user, isError: isNameless, refetch: askWho } = useCurrentUser();
  const accounts = useAccounts(useSession((session) => session.sysType));
  const [asked, setAsked] = useState(false);
  const settlement = useSettlements((state) =>
    user === undefined ? null : settlementOf(state, user.usercode),
  );

  const personal = accounts.data?.accountList.find(({ accountType }) => accountType === 'XF');
  const account = accounts.isPending ? undefined : (personal ?? null);
  const problems = checkDraft(draft, account?.balanceAmt ?? null);
  const [problem] = problems;
  const aboutAmount = problems.find(({ kind }) => kind === 'amount' || kind === 'over-balance');
  const untouched = draft.money === '' && !asked;
  const total = totalOf(draft);
  const each = amountOf(draft);
  const confirming = search.get('step') === 'confirm';
  const doneId = settlement?.phase === 'done' ? settlement.id : null;

  // Success takes the place of this page in the history; the sheet's own entry goes first (decision 33).
  useEffect(() => {
    if (doneId === null || settlement === null) return;
    if (confirming && isOwnSheet(location.state)) {
      void navigate(-1);
      return;
    }
    settlementCleared(settlement.intent.key);
    void navigate(href('/rewardDetail', { id: doneId, fresh: 1 }), { replace: true });
  }, [doneId, confirming, location.state, navigate, settlement]);

  if (confirming && settlement?.phase === 'checking') {
    return (
      <Page title={words.title}>
        <UnfinishedTransfer hidden />
        <BeingChecked settlement={settlement} />
      </Page>
    );
  }

  const closeSheet = () => {
    void (isOwnSheet(location.state) ? navigate(-1) : navigate(href('/transfer1'), { replace: true }));
  };
  const send = () => {
    setAsked(true);
    if (problem !== undefined || user === undefined) return;
    openConfirmation(draft, user.usercode);
    void navigate(href('/transfer1', { step: 'confirm' }), { state: ownSheet });
  };

  return (
    <Page
      title={words.title}
      action={
        <button
          type="button"
          className={styles.records}
          onClick={() => void navigate(href('/longballDetail'))}
        >
          {words.records}
        </button>
      }
      foot={
        <>
          <p className={styles.sum}>
            <span>
              {each.ok && draft.transferList.length > 0
                ? words.sum(draft.transferList.length, formatCoins(each.amount))
                : ''}
            </span>
            <span>{words.final}</span>
          </p>
          {isNameless ? (
            // Without knowing who pays nothing can be sent, and the accounts could not be asked for either.
            <Button block look="soft" onClick={() => void askWho().then(() => accounts.refetch())}>
              {words.again}
            </Button>
          ) : (
            <Button block onClick={send} busy={user === undefined}>
              {problem === undefined && total !== null
                ? words.send(formatCoins(total))
                : problem === undefined
                  ? ''
                  : complaintAbout(problem, words)}
            </Button>
          )}
        </>
      }
    >
      <UnfinishedTransfer hidden={confirming} />
      <RecipientsCard />
      <AmountCard
        account={account}
        complaint={aboutAmount === undefined || untouched ? null : complaintAbout(aboutAmount, words)}
        typing={search.get('step') === 'amount'}
        onTyping={() => void navigate(href('/transfer1', { step: 'amount' }), { state: ownSheet })}
        onTyped={closeSheet}
      />
      <BlessingCard sender={user?.username ?? ''} />
      {confirming && user !== undefined && (
        <ConfirmSheet usercode={user.usercode} balance={account?.balanceAmt ?? null} onClose={closeSheet} />
      )}
    </Page>
  );
}
