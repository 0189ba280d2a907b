import type { Account, SystemType } from '@/domain/account';
import { tenths } from '@/domain/money';
import { fingerprint } from '@/domain/session/fingerprint';
import { persisted } from './slice';
import { useSession } from './session';

export type BalanceOf = Pick<Account, 'accountType' | 'balanceAmt'>;

/** What the gateways answered last, for the first moments of the next visit. */
interface LastBalance {
  /** The fingerprint of the token that it was fetched with; empty where nothing is known. */
  session: string;
  sysType: string;
  /** Business time by the gateways' clock: `2026-11-21 09:41`. */
  fetchedAt: string;
  accounts: readonly BalanceOf[];
}

const nothing: LastBalance = { session: '', sysType: '', fetchedAt: '', accounts: [] };

export const useLastBalance = persisted<LastBalance>(
  'person',
  'last-balance',
  restored,
  ({ session }) => session !== '',
);

function restored(stored: unknown): LastBalance {
  const { session, sysType, fetchedAt, accounts } = {
    ...nothing,
    ...(stored as Partial<LastBalance> | null),
  };
  const texts = [session, sysType, fetchedAt];
  const isSound =
    texts.every((text) => typeof text === 'string') && Array.isArray(accounts) && accounts.every(isBalance);
  return isSound ? { session, sysType, fetchedAt, accounts } : nothing;
}

function isBalance(value: unknown): value is BalanceOf {
  if (typeof value !== 'object' || value === null) return false;
  const { accountType, balanceAmt } = value as Partial<BalanceOf>;
  return (accountType === 'XF' || accountType === 'GLZ') && Number.isInteger(balanceAmt);
}

/** The balance that this session knew last; null where it is unknown, or another session's. */
export function lastBalanceOf(last: LastBalance, token: string, sysType: SystemType): LastBalance | null {
  return token !== '' && last.session === fingerprint(token) && last.sysType === sysType ? last : null;
}

/** The gateways answered; takes the token that was asked with. */
export function balanceFetched(
  { token, sysType }: { token: string; sysType: SystemType },
  accounts: readonly BalanceOf[],
  fetchedAt: string,
): void {
  const kept = accounts.map(({ accountType, balanceAmt }) => ({
    accountType,
    balanceAmt: tenths(balanceAmt),
  }));
  useLastBalance.setState({ session: fingerprint(token), sysType, fetchedAt, accounts: kept });
}

/** Somebody else uses the wallet now, or nobody does. */
function lastBalanceForgotten(): void {
  useLastBalance.setState(nothing);
}

useSession.subscribe(({ token }, before) => {
  if (token !== before.token) lastBalanceForgotten();
});
