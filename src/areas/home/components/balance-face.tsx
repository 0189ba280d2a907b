import type { ReactNode } from 'react';
import { shownBalance, type AccountType } from '@/domain/account';
import type { Moment } from '@/domain/moment';
import { formatCoins } from '@/domain/money';
import { homeMessages } from '@/messages/areas/home';
import { useMessages } from '@/messages/language';
import type { AccountBalance } from '@/state/last-balance';
import { amountsToggled, usePreferences } from '@/state/preferences';
import { useShownAccount } from '@/state/shown-account';
import { Icon } from '@/ui/media/icon';
import styles from './balance.module.css';

interface BalanceFaceProps {
  accounts: readonly AccountBalance[];
  /** When a stored balance was fetched, absent for a balance of this visit. */
  fetchedAt?: Moment;
  /** Renders the switch for the shown account; its space is reserved wherever there are several accounts. */
  accountSwitch?: (selected: AccountType) => ReactNode;
}

/** The account, its balance and the button that hides the amount. */
export function BalanceFace({ accounts, fetchedAt, accountSwitch }: BalanceFaceProps) {
  const shownType = useShownAccount((shown) => shown.accountType);
  const team = accounts.find(({ accountType }) => accountType === 'GLZ');
  const personal = accounts.find(({ accountType }) => accountType === 'XF');
  const account = shownType === 1 && team !== undefined ? team : (personal ?? team);
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
  account: AccountBalance;
  fetchedAt: Moment | undefined;
}

function Amount({ account, fetchedAt }: AmountProps) {
  const messages = useMessages(homeMessages);
  const isHidden = usePreferences(({ amountsHidden }) => amountsHidden);
  const amount = formatCoins(shownBalance(account));
  return (
    <>
      <div className={styles.head}>
        <h2>{messages.available}</h2>
        <button
          type="button"
          className={styles.eye}
          aria-label={isHidden ? messages.show : messages.hide}
          onClick={amountsToggled}
        >
          <Icon name={isHidden ? 'eye-off' : 'eye'} size={20} />
        </button>
        {/* Placed in the heading, so that nothing shifts when the fresh balance removes it. */}
        {fetchedAt !== undefined && <p className={styles.asOf}>{messages.asOf(fetchedAt)}</p>}
      </div>
      <p className={styles.amount}>
        <span className="visuallyHidden">{isHidden ? messages.hidden : messages.coins(amount)}</span>
        {/* Hidden digits keep their width, so that the page does not shift. */}
        <span aria-hidden="true" className={styles.digits}>
          <span className={isHidden ? styles.covered : undefined}>{amount}</span>
          {isHidden && <span className={styles.cover}>••••</span>}
        </span>
      </p>
    </>
  );
}
