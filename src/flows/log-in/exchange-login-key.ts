import { call } from '@/api/call';
import { tokenToKey } from '@/api/endpoints/auth';
import { tokenExchange } from '@/domain/constants';
import { sessionGiven, useSession } from '@/state/session';

/**
 * The gateways of the life service take a login key; until it is there, they get the token. Rejects with `GatewayError`; does
 * nothing without a session.
 */
export async function exchangeLoginKey(): Promise<void> {
  const { token } = useSession.getState();
  if (token === '') return;
  const { key } = await call(tokenToKey, { token, ...tokenExchange });
  // The session may have changed during the call.
  if (useSession.getState().token === token) sessionGiven({ loginToken: key });
}
