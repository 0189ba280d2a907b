import { useNavigate, useParams } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { Reading } from '@/flows/query-view/query-view';
import { accountWords } from '@/messages/accounts';
import { useWords } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';
import { AccountSwitch } from '@/ui/money/account-switch';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import { AccountView } from '../components/account-view';

/** /manageAccounts/:accountType: 0 the personal account, 1 the incentive one; the switch only where there are two (decisions 6 and 34). */
export default function ManageAccounts() {
  const words = useWords(accountWords);
  const navigate = useNavigate();
  const { accountType: given } = useParams();
  const sysType = useSession((session) => session.sysType);
  const accounts = useAccounts(sysType);
  const accountType: AccountType = given === '1' ? 1 : 0;
  const show = (type: AccountType) =>
    void navigate(href('/manageAccounts/:accountType', { accountType: type }), { replace: true });
  return (
    <Page title={words.manageTitle}>
      <FetchedAt query={accounts} />
      <Reading
        query={accounts}
        title={words.failed}
        art={<EmptyArt variant="error" />}
        skeleton={<Skeleton label={words.loading} bars={[40, 200, 120]} />}
      >
        {(info) => {
          const account = info.accountList.find(
            (one) => one.accountType === (accountType === 1 ? 'GLZ' : 'XF'),
          );
          if (account === undefined) {
            const wallet = sysType === 'WALLET';
            return (
              <StateBlock
                title={wallet ? words.walletOnly : words.noTeam}
                line={wallet ? words.walletOnlyLine : words.noTeamLine}
                way={{ label: words.toPersonal, go: () => show(0) }}
              />
            );
          }
          return (
            <>
              {info.accountList.length > 1 && (
                <AccountSwitch
                  label={words.accountsLabel}
                  options={[
                    [0, words.personal],
                    [1, words.team],
                  ]}
                  selected={accountType}
                  onSelect={show}
                />
              )}
              <AccountView account={account} accountType={accountType} owner={info.realName} />
            </>
          );
        }}
      </Reading>
    </Page>
  );
}
