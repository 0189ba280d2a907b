import { call } from '@/api/call';
import { tokenToKey } from '@/api/endpoints/auth';
import { failureOf } from '@/api/errors';
import { tokenExchange } from '@/domain/constants';
import { logInKeyExchanged, useExchangedToken } from '@/state/log-in-key';
import { sessionGiven, useSession } from '@/state/session';

let running: { token: string; exchange: Promise<void> } | null = null;

/**
 * Exchanges the session's token for its log-in key, once in a visit for all who wait or ask again. Does nothing without a session, nor where
 * the gateway refuses the token: the call that carries no key then hears that the session is over. Rejects with `GatewayError` where no
 * answer came.
 */
export function exchangeLogInKey(): Promise<void> {
  const { token, loginToken } = useSession.getState();
  const hasKey = loginToken !== '' && useExchangedToken.getState().token === token;
  if (token === '' || hasKey) return Promise.resolve();
  if (running?.token !== token) {
    const exchange = exchanged(token).finally(() => {
      if (running?.exchange === exchange) running = null;
    });
    running = { token, exchange };
  }
  return running.exchange;
}

async function exchanged(token: string): Promise<void> {
  try {
    const { key } = await call(tokenToKey, { token, ...tokenExchange });
    // The session may have changed during the call.
    if (useSession.getState().token !== token) return;
    sessionGiven({ loginToken: key });
    logInKeyExchanged(token);
  } catch (error) {
    if (failureOf(error).kind !== 'code') throw error;
  }
}
