import { call } from '@/api/call';
import { gatewayNow } from '@/api/clock';
import { tokenToKey } from '@/api/endpoints/auth';
import { failureOf } from '@/api/errors';
import { answerTo, isOver } from '@/domain/agreements/authorisation';
import { tokenExchange } from '@/domain/constants';
import type { Failure } from '@/domain/failure';
import { openExternal } from '@/state/external-navigation';
import { useSession } from '@/state/session';
import type { Partner } from './endpoints/partner';

/** A request for consent whose return address was checked. */
export interface ConsentRequest {
  partner: Partner;
  /** https, to a host that the partner has registered. */
  returnUrl: string;
  /** The partner's own value, returned unchanged. */
  state: string;
}

/** Whether the person has agreed and the authorisation has not expired. */
export function isAgreed({ agreed }: Partner): boolean {
  return agreed !== null && !isOver(agreed.until, gatewayNow());
}

/**
 * Gets a one-time key, and opens the return address with it through the external link guard. The key is stored nowhere. Resolves with the
 * failure, or null.
 */
export async function returnWithKey({ returnUrl, state }: ConsentRequest): Promise<Failure | null> {
  const { token } = useSession.getState();
  try {
    const { key } = await call(tokenToKey, { token, ...tokenExchange });
    openExternal(answerTo(returnUrl, { key }, state));
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/** Returns to the partner without a key and without data of the person. */
export function refuseAndReturn({ returnUrl, state }: ConsentRequest): void {
  openExternal(answerTo(returnUrl, { error: 'refused' }, state));
}
