import { call } from '@/api/call';
import { tokenToKey } from '@/api/endpoints/auth';
import { failureOf } from '@/api/errors';
import { tokenExchange } from '@/domain/constants';
import { sessionGiven, useSession } from '@/state/session';

let running: { token: string; exchange: Promise<void> } | null = null;

/**
 * Exchanges the session's token for its log-in key, once for all who wait. Does nothing without a session, nor where the gateway refuses the
 * token: the call that carries no key then hears that the session is over. Rejects with `GatewayError` where no answer came.
 */
export function exchangeLogInKey(): Promise<void> {
  const { token } = useSession.getState();
  if (token === '') return Promise.resolve();
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
    if (useSession.getState().token === token) sessionGiven({ loginToken: key });
  } catch (error) {
    if (failureOf(error).kind !== 'code') throw error;
  }
}
