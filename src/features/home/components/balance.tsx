import { Link } from 'react-router-dom';
import { failureOf } from '@/api/errors';
import { queryUserExpireStatistics } from '@/api/endpoints/home';
import type { AccountType } from '@/domain/account';
import { saysNoAccount } from '@/domain/accounts/account-service';
import { formatCoins } from '@/domain/money';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { homeMessages } from '@/messages/home';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { accountShown, usePreferences } from '@/state/preferences';
import { useSession } from '@/state/session';
import { Icon } from '@/ui/media/icon';
import { AccountSwitch } from '@/ui/money/account-switch';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useKnownBalance } from '../use-known-balance';
import { BalanceFace } from './balance-face';
import styles from './balance.module.css';

/** The face of the envelope: the balance, and what expires soon. Until the answer comes, and where it fails, the last known one stands. */
export function Balance() {
  const messages = useMessages(homeMessages);
  const accounts = useAccounts(useSession(({ sysType }) => sysType));
  const shown = usePreferences((preferences) => preferences.accountShown);
  const known = useKnownBalance();
  const lacksAnswer = accounts.isError && accounts.data === undefined;
  const skeleton =
    known === null ? (
      <Skeleton label={messages.loading} bars={[40, 20, 44.4]} />
    ) : (
      <BalanceFace {...known} accountSwitch={accountSwitch} />
    );
  return (
    <div className={styles.face}>
      {known !== null && lacksAnswer && !saysNoAccount(failureOf(accounts.error)) ? (
        <>
          <BalanceFace {...known} accountSwitch={accountSwitch} />
          <FailedChip text={messages.balanceNotRefreshed} onRetry={() => void accounts.refetch()} />
        </>
      ) : (
        <QueryView query={accounts} title={messages.balanceFailed} skeleton={skeleton}>
          {({ accountList }) => <BalanceFace accounts={accountList} accountSwitch={accountSwitch} />}
        </QueryView>
      )}
      <FetchedAt query={accounts} />
      {shown === 0 && <Expiring />}
    </div>
  );
}

const accountSwitch = (selected: AccountType) => <Switch selected={selected} />;

function Switch({ selected }: { selected: AccountType }) {
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
      onSelect={accountShown}
    />
  );
}

function FailedChip({ text, onRetry }: { text: string; onRetry: () => void }) {
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

/** It leads to which coins expire when. A failure here says so on the chip and takes nothing else with it. */
function Expiring() {
  const messages = useMessages(homeMessages);
  const { data, isError, refetch } = useEndpoint(queryUserExpireStatistics, {});
  if (isError) return <FailedChip text={messages.expiringFailed} onRetry={() => void refetch()} />;
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
