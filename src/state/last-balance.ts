import type { Account, SystemType } from '@/domain/account';
import type { Moment } from '@/domain/moment';
import { tenths } from '@/domain/money';
import { fingerprint } from '@/domain/session/fingerprint';
import { useSession } from './session';
import { persisted } from './slice';

export type AccountBalance = Pick<Account, 'accountType' | 'balanceAmt'>;

/** The last balances that the gateways sent, shown at the start of the next visit until new ones are there. */
interface LastBalance {
  /** The fingerprint of the token that they were fetched with; empty where nothing is stored. */
  session: string;
  sysType: string;
  /** Whose they are. */
  usercode: string;
  /** Business time by the gateways' clock: `2026-11-21 09:41:00`. */
  fetchedAt: Moment;
  accounts: readonly AccountBalance[];
}

const empty: LastBalance = {
  session: '',
  sysType: '',
  usercode: '',
  fetchedAt: '' as Moment,
  accounts: [],
};

export const useLastBalance = persisted<LastBalance>(
  'person',
  'last-balance',
  restored,
  ({ session }) => session !== '',
);

function restored(stored: unknown): LastBalance {
  const { session, sysType, usercode, fetchedAt, accounts } = {
    ...empty,
    ...(stored as Partial<LastBalance> | null),
  };
  const texts = [session, sysType, usercode, fetchedAt];
  const isValid =
    texts.every((text) => typeof text === 'string') && Array.isArray(accounts) && accounts.every(isBalance);
  return isValid ? { session, sysType, usercode, fetchedAt, accounts } : empty;
}

function isBalance(value: unknown): value is AccountBalance {
  if (typeof value !== 'object' || value === null) return false;
  const { accountType, balanceAmt } = value as Partial<AccountBalance>;
  return (accountType === 'XF' || accountType === 'GLZ') && Number.isInteger(balanceAmt);
}

/** The last balance of this session; null where none is stored, or another session's. */
export function lastBalanceOf(last: LastBalance, token: string, sysType: SystemType): LastBalance | null {
  return token !== '' && last.session === fingerprint(token) && last.sysType === sysType ? last : null;
}

/** The gateways sent the balances; takes the token of the request, and whose they are. */
export function balanceFetched(
  { token, sysType, usercode }: { token: string; sysType: SystemType; usercode: string },
  accounts: readonly AccountBalance[],
  fetchedAt: Moment,
): void {
  const balances = accounts.map(({ accountType, balanceAmt }) => ({
    accountType,
    balanceAmt: tenths(balanceAmt),
  }));
  useLastBalance.setState({
    session: fingerprint(token),
    sysType,
    usercode,
    fetchedAt,
    accounts: balances,
  });
}

// Another token may be another person's.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) useLastBalance.setState(empty);
});
