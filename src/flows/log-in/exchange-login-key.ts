import { call } from '@/api/call';
import { tokenToKey } from '@/api/endpoints/auth';
import { tokenExchange } from '@/domain/constants';
import { sessionGiven, useSession } from '@/state/session';

/**
 * The gateways of the life service want a key instead of the token; until it is there, the token speaks for itself. Rejects
 * with `GatewayError` where none comes; without a session there is nothing to exchange.
 */
export async function exchangeLoginKey(): Promise<void> {
  const { token } = useSession.getState();
  if (token === '') return;
  const { key } = await call(tokenToKey, { token, ...tokenExchange });
  // Meanwhile somebody else may have come in.
  if (useSession.getState().token === token) sessionGiven({ loginToken: key });
}
