import { formatCoins, tenths } from '@/domain/money';
import type { Account } from '@/domain/account';
import { Reading } from '@/flows/reading/reading';
import { homeWords } from '@/messages/home';
import { useWords } from '@/messages/words';
import { useAccounts } from '@/queries/account';
import { amountsToggled, usePreferences } from '@/state/preferences';
import { useSession } from '@/state/session';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import styles from './balance.module.css';

/** The balances on the envelope, with the eye that hides them. */
export function Balance() {
  const words = useWords(homeWords);
  const accounts = useAccounts(useSession(({ sysType }) => sysType));
  const hidden = usePreferences(({ amountsHidden }) => amountsHidden);
  return (
    <Reading
      query={accounts}
      title={words.balanceFailed}
      skeleton={<Skeleton label={words.loading} bars={[20, 52, 24]} />}
    >
      {({ accountList }) => (
        <>
          <div className={styles.head}>
            <h2>{words.available}</h2>
            <button
              type="button"
              className={styles.eye}
              aria-label={hidden ? words.show : words.hide}
              aria-pressed={hidden}
              onClick={amountsToggled}
            >
              <Icon name={hidden ? 'eye-off' : 'eye'} size={20} />
            </button>
          </div>
          {accountList.map((account) => (
            <Amount key={account.accNo} account={account} hidden={hidden} single={accountList.length === 1} />
          ))}
        </>
      )}
    </Reading>
  );
}

function Amount({ account, hidden, single }: { account: Account; hidden: boolean; single: boolean }) {
  const words = useWords(homeWords);
  const team = account.accountType === 'GLZ';
  // A negative team balance is shown as 0; sums elsewhere use the raw figure (section 3, decision 28).
  const shown = formatCoins(tenths(team ? Math.max(0, account.balanceAmt) : account.balanceAmt));
  return (
    <p className={team ? styles.team : styles.personal}>
      {!single && <span className={styles.kind}>{team ? words.team : words.personal}</span>}
      <span className="heard">{hidden ? words.hidden : words.coins(shown)}</span>
      <span className={styles.digits} aria-hidden="true">
        {hidden ? '••••' : shown}
      </span>
    </p>
  );
}
