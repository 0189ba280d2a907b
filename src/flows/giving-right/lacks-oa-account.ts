import { useCurrentUser } from '@/queries/account';
import { useSession } from '@/state/session';

/** Whether the session belongs to a wallet member without an OA account, who can pay, exchange, shop, ride and play, but not transfer. */
export function useLacksOaAccount(): boolean {
  const isWallet = useSession(({ sysType }) => sysType === 'WALLET');
  const { data } = useCurrentUser();
  return isWallet && data?.oaAccount === null;
}
