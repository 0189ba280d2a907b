import { tokenToKey } from '@/api/endpoints/auth';
import { tokenExchange } from '@/domain/constants';
import { sendWrite } from '@/flows/write/perform-write';
import { sessionGiven, useSession } from '@/state/session';

/**
 * The gateways of the life service take a login key; until it is there, they get the token. Rejects with `GatewayError`; does
 * nothing without a session.
 */
export async function exchangeLoginKey(): Promise<void> {
  const { token } = useSession.getState();
  if (token === '') return;
  const { key } = await sendWrite(tokenToKey, { token, ...tokenExchange });
  // The session may have changed during the call.
  if (useSession.getState().token === token) sessionGiven({ loginToken: key });
}
