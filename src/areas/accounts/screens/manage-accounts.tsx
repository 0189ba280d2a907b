import { useNavigate, useParams } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';
import { ResultState } from '@/ui/feedback/result-state';
import { AccountSwitch } from '@/ui/money/account-switch';
import { AccountView } from '../components/account-view';
import { accountMessages } from '../messages';

/** /manageAccounts/:accountType: 0 is the personal account, 1 the incentive account; the switch is shown to people with both. */
export default function ManageAccounts() {
  const messages = useMessages(accountMessages);
  const navigate = useNavigate();
  const { accountType: param } = useParams();
  const sysType = useSession((session) => session.sysType);
  const accounts = useAccounts(sysType);
  const accountType: AccountType = param === '1' ? 1 : 0;
  const showAccount = (type: AccountType) =>
    void navigate(href('/manageAccounts/:accountType', { accountType: type }), { replace: true });
  return (
    <DetailPage
      title={messages.manageTitle}
      query={accounts}
      failed={messages.failed}
      loading={messages.loading}
      bars={[40, 200, 120]}
    >
      {(info) => {
        const account = info.accountList.find(
          (one) => one.accountType === (accountType === 1 ? 'GLZ' : 'XF'),
        );
        if (account === undefined) {
          const isWallet = sysType === 'WALLET';
          return (
            <ResultState
              title={isWallet ? messages.walletOnly : messages.noTeam}
              description={isWallet ? messages.walletOnlyLine : messages.noTeamLine}
              action={{ label: messages.toPersonal, onClick: () => showAccount(0) }}
            />
          );
        }
        return (
          <>
            {info.accountList.length > 1 && (
              <AccountSwitch
                label={messages.accountsLabel}
                options={[
                  [0, messages.personal],
                  [1, messages.team],
                ]}
                selected={accountType}
                onSelect={showAccount}
              />
            )}
            <AccountView account={account} accountType={accountType} owner={info.realName} />
          </>
        );
      }}
    </DetailPage>
  );
}
