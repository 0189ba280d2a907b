import { Link } from 'react-router-dom';
import { formatCoins, tenths } from '@/domain/money';
import type { Account } from '@/domain/account';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { homeMessages } from '@/messages/home';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useExpiring } from '@/queries/home';
import { accountShown, amountsToggled, usePreferences } from '@/state/preferences';
import { useSession } from '@/state/session';
import { AccountSwitch } from '@/ui/money/account-switch';
import { Icon } from '@/ui/media/icon';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './balance.module.css';

/** The face of the envelope: which account, how much, the eye that hides it, and what lapses soon. */
export function Balance() {
  const messages = useMessages(homeMessages);
  const accounts = useAccounts(useSession(({ sysType }) => sysType));
  const shown = usePreferences((preferences) => preferences.accountShown);
  return (
    <div className={styles.face}>
      <QueryView
        query={accounts}
        title={messages.balanceFailed}
        skeleton={<Skeleton label={messages.loading} bars={[40, 20, 44.4]} />}
      >
        {({ accountList }) => {
          const team = accountList.find(({ accountType }) => accountType === 'GLZ');
          const personal = accountList.find(({ accountType }) => accountType === 'XF');
          const account = shown === 1 && team !== undefined ? team : (personal ?? team);
          return (
            <>
              {accountList.length > 1 && (
                <AccountSwitch
                  onHero
                  label={messages.accounts}
                  options={[
                    [0, messages.personal],
                    [1, messages.team],
                  ]}
                  selected={account === team ? 1 : 0}
                  onSelect={accountShown}
                />
              )}
              {account !== undefined && <Amount account={account} />}
            </>
          );
        }}
      </QueryView>
      <FetchedAt query={accounts} />
      {shown === 0 && <Expiring />}
    </div>
  );
}

function Amount({ account: { accountType, balanceAmt } }: { account: Account }) {
  const messages = useMessages(homeMessages);
  const hidden = usePreferences(({ amountsHidden }) => amountsHidden);
  // A negative team balance is shown as 0; sums elsewhere use the raw figure (section 3, decision 28).
  const shown = formatCoins(tenths(accountType === 'GLZ' ? Math.max(0, balanceAmt) : balanceAmt));
  return (
    <>
      <div className={styles.head}>
        <h2>{messages.available}</h2>
        <button
          type="button"
          className={styles.eye}
          aria-label={hidden ? messages.show : messages.hide}
          onClick={amountsToggled}
        >
          <Icon name={hidden ? 'eye-off' : 'eye'} size={20} />
        </button>
      </div>
      <p className={styles.amount}>
        <span className="visuallyHidden">{hidden ? messages.hidden : messages.coins(shown)}</span>
        {/* Hidden digits keep their width: the page does not jump. */}
        <span aria-hidden="true" className={styles.digits}>
          <span className={hidden ? styles.covered : undefined}>{shown}</span>
          {hidden && <span className={styles.cover}>••••</span>}
        </span>
      </p>
    </>
  );
}

/** It leads to which coins lapse when. A failure here says so on the chip and takes nothing else with it. */
function Expiring() {
  const messages = useMessages(homeMessages);
  const { data, isError, refetch } = useExpiring();
  if (isError) {
    return (
      <p className={styles.chip} role="alert">
        {messages.expiringFailed}
        <button type="button" className={styles.again} onClick={() => void refetch()}>
          {messages.again}
        </button>
      </p>
    );
  }
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
