import { Link } from 'react-router-dom';
import { queryUserExpireStatistics } from '@/api/endpoints/home';
import { failureOf } from '@/api/errors';
import type { AccountType } from '@/domain/account';
import { saysNoAccount } from '@/domain/accounts/account-service';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { homeMessages } from '@/messages/areas/home';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { useSession } from '@/state/session';
import { accountSelected, useShownAccount } from '@/state/shown-account';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/media/icon';
import { AccountSwitch } from '@/ui/money/account-switch';
import { useStoredBalance } from '../use-stored-balance';
import { BalanceFace } from './balance-face';
import styles from './balance.module.css';

/** The balance and the coins that expire soon. The stored balance is shown while the request is pending and when it fails. */
export function Balance() {
  const messages = useMessages(homeMessages);
  const accounts = useAccounts(useSession(({ sysType }) => sysType));
  const accountType = useShownAccount((shown) => shown.accountType);
  const storedBalance = useStoredBalance();
  const hasFailed = accounts.isError && accounts.data === undefined;
  const skeleton =
    storedBalance === null ? (
      <Skeleton label={messages.loading} bars={[40, 20, 44.4]} />
    ) : (
      <BalanceFace {...storedBalance} accountSwitch={accountSwitch} />
    );
  return (
    <div className={styles.face}>
      {storedBalance !== null && hasFailed && !saysNoAccount(failureOf(accounts.error)) ? (
        <>
          <BalanceFace {...storedBalance} accountSwitch={accountSwitch} />
          <ErrorChip text={messages.balanceNotRefreshed} onRetry={() => void accounts.refetch()} />
        </>
      ) : (
        <QueryView query={accounts} title={messages.balanceFailed} skeleton={skeleton}>
          {({ accountList }) => <BalanceFace accounts={accountList} accountSwitch={accountSwitch} />}
        </QueryView>
      )}
      <FetchedAt query={accounts} />
      {accountType === 0 && <ExpiringCoins />}
    </div>
  );
}

const accountSwitch = (selected: AccountType) => <BalanceAccountSwitch selected={selected} />;

function BalanceAccountSwitch({ selected }: { selected: AccountType }) {
  const messages = useMessages(homeMessages);
  return (
    <AccountSwitch
      onHero
      label={messages.accounts}
      options={[
        [0, messages.personal],
        [1, messages.team],
      ]}
      selected={selected}
      onSelect={accountSelected}
    />
  );
}

function ErrorChip({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { again } = useMessages(homeMessages);
  return (
    <p className={styles.chip} role="alert">
      {text}
      <button type="button" className={styles.again} onClick={onRetry}>
        {again}
      </button>
    </p>
  );
}

/** The coins that expire soon, linked to their list. An error is shown on the chip alone and leaves the rest of the page intact. */
function ExpiringCoins() {
  const messages = useMessages(homeMessages);
  const { data, isError, refetch } = useEndpoint(queryUserExpireStatistics, {});
  if (isError) return <ErrorChip text={messages.expiringFailed} onRetry={() => void refetch()} />;
  if (data === undefined) return <p className={styles.chip} aria-hidden="true" />;
  const text =
    data.amount > 0 ? messages.expiring(formatCoins(data.amount), data.days) : messages.nothingExpires;
  return (
    <Link className={styles.chip} to={href('/manageAccounts/:accountType', { accountType: 0 })}>
      <Icon name="clock" size={16} />
      {text}
    </Link>
  );
}
