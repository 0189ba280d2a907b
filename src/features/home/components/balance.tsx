import { Link } from 'react-router-dom';
import { formatCoins, tenths } from '@/domain/money';
import type { Account } from '@/domain/account';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { Reading } from '@/flows/query-view/query-view';
import { homeWords } from '@/messages/home';
import { useWords } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useLapsing } from '@/queries/home';
import { accountShown, amountsToggled, usePreferences } from '@/state/preferences';
import { useSession } from '@/state/session';
import { AccountSwitch } from '@/ui/money/account-switch';
import { Icon } from '@/ui/media/icon';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './balance.module.css';

/** The face of the envelope: which account, how much, the eye that hides it, and what lapses soon. */
export function Balance() {
  const words = useWords(homeWords);
  const accounts = useAccounts(useSession(({ sysType }) => sysType));
  const shown = usePreferences((preferences) => preferences.accountShown);
  return (
    <div className={styles.face}>
      <Reading
        query={accounts}
        title={words.balanceFailed}
        skeleton={<Skeleton label={words.loading} bars={[40, 20, 44.4]} />}
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
                  label={words.accounts}
                  options={[
                    [0, words.personal],
                    [1, words.team],
                  ]}
                  selected={account === team ? 1 : 0}
                  onSelect={accountShown}
                />
              )}
              {account !== undefined && <Amount account={account} />}
            </>
          );
        }}
      </Reading>
      <FetchedAt query={accounts} />
      {shown === 0 && <Lapsing />}
    </div>
  );
}

function Amount({ account: { accountType, balanceAmt } }: { account: Account }) {
  const words = useWords(homeWords);
  const hidden = usePreferences(({ amountsHidden }) => amountsHidden);
  // A negative team balance is shown as 0; sums elsewhere use the raw figure (section 3, decision 28).
  const shown = formatCoins(tenths(accountType === 'GLZ' ? Math.max(0, balanceAmt) : balanceAmt));
  return (
    <>
      <div className={styles.head}>
        <h2>{words.available}</h2>
        <button
          type="button"
          className={styles.eye}
          aria-label={hidden ? words.show : words.hide}
          onClick={amountsToggled}
        >
          <Icon name={hidden ? 'eye-off' : 'eye'} size={20} />
        </button>
      </div>
      <p className={styles.amount}>
        <span className="heard">{hidden ? words.hidden : words.coins(shown)}</span>
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
function Lapsing() {
  const words = useWords(homeWords);
  const { data, isError, refetch } = useLapsing();
  if (isError) {
    return (
      <p className={styles.chip} role="alert">
        {words.lapsingFailed}
        <button type="button" className={styles.again} onClick={() => void refetch()}>
          {words.again}
        </button>
      </p>
    );
  }
  if (data === undefined) return <p className={styles.chip} aria-hidden="true" />;
  const text = data.amount > 0 ? words.lapsing(formatCoins(data.amount), data.days) : words.nothingLapses;
  return (
    <Link className={styles.chip} to={href('/manageAccounts/:accountType', { accountType: 0 })}>
      <Icon name="clock" size={16} />
      {text}
    </Link>
  );
}
