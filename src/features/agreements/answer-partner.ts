import { call } from '@/api/call';
import { tokenToKey } from '@/api/endpoints/auth';
import { authorizePartner, type Partner } from '@/api/endpoints/partner';
import { failureOf } from '@/api/errors';
import { answerTo, isOver } from '@/domain/agreements/authorisation';
import { tokenExchange } from '@/domain/constants';
import type { Failure } from '@/domain/failure';
import { gatewayNow } from '@/api/clock';
import { invalidateAuthorisations } from '@/queries/agreements';
import { openExternal } from '@/state/external-navigation';
import { useSession } from '@/state/session';

/** What a partner wants, after its way back was judged to be its own. */
export interface Request {
  partner: Partner;
  /** Judged: https, and a host that the partner has registered. */
  wayBack: string;
  /** Goes back unchanged. */
  state: string;
}

/** Whether the person has agreed, and it still holds. */
export function isAgreed({ agreed }: Partner): boolean {
  return agreed !== null && !isOver(agreed.until, gatewayNow());
}

/**
 * Writes the consent down where there is none yet, fetches a key that is good once, and hands it to the external link guard as part of the way back. It stands
 * nowhere else. Gives what went wrong, if anything did.
 */
export async function agreeAndReturn({ partner, wayBack, state }: Request): Promise<Failure | null> {
  const { token } = useSession.getState();
  try {
    if (!isAgreed(partner)) {
      await call(authorizePartner, { appId: partner.appId, redirectUrl: wayBack }, { quiet: true });
      void invalidateAuthorisations();
    }
    const { key } = await call(tokenToKey, { token, ...tokenExchange });
    openExternal(answerTo(wayBack, { key }, state));
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/** Back without a key, and with nothing about the person. */
export function refuseAndReturn({ wayBack, state }: Request): void {
  openExternal(answerTo(wayBack, { error: 'refused' }, state));
}
