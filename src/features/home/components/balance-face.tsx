import type { ReactNode } from 'react';
import type { AccountType } from '@/domain/account';
import { formatCoins, tenths } from '@/domain/money';
import { homeMessages } from '@/messages/home';
import { useMessages } from '@/messages/language';
import type { BalanceOf } from '@/state/last-balance';
import { amountsToggled, usePreferences } from '@/state/preferences';
import { Icon } from '@/ui/media/icon';
import styles from './balance.module.css';

interface BalanceFaceProps {
  accounts: readonly BalanceOf[];
  /** When it was fetched, `2026-11-21 09:41`; left out where it is the answer of this visit. */
  fetchedAt?: string;
  /** Takes which account is shown; its place is kept where there are several. */
  accountSwitch?: (selected: AccountType) => ReactNode;
}

/** Which account, how much, and the eye that hides it. */
export function BalanceFace({ accounts, fetchedAt, accountSwitch }: BalanceFaceProps) {
  const shown = usePreferences((preferences) => preferences.accountShown);
  const team = accounts.find(({ accountType }) => accountType === 'GLZ');
  const personal = accounts.find(({ accountType }) => accountType === 'XF');
  const account = shown === 1 && team !== undefined ? team : (personal ?? team);
  return (
    <>
      {accounts.length > 1 && (
        <div className={styles.switch}>{accountSwitch?.(account === team ? 1 : 0)}</div>
      )}
      {account !== undefined && <Amount account={account} fetchedAt={fetchedAt} />}
    </>
  );
}

interface AmountProps {
  account: BalanceOf;
  fetchedAt: string | undefined;
}

function Amount({ account: { accountType, balanceAmt }, fetchedAt }: AmountProps) {
  const messages = useMessages(homeMessages);
  const hidden = usePreferences(({ amountsHidden }) => amountsHidden);
  // A negative team balance is shown as 0; sums elsewhere use the raw figure.
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
        {/* Beside the head: nothing moves when the answer comes and takes it away. */}
        {fetchedAt !== undefined && <p className={styles.asOf}>{messages.asOf(fetchedAt.slice(5))}</p>}
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
