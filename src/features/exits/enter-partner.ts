import { call } from '@/api/call';
import { tokenToKey } from '@/api/endpoints/auth';
import { failureOf } from '@/api/errors';
import { tokenExchange } from '@/domain/constants';
import type { Failure } from '@/domain/failure';
import { judgeAddress } from '@/domain/exits/outside-address';
import { openExternal } from '@/state/external-navigation';
import { useSession } from '@/state/session';
import { whenConfigured } from '@/state/runtime-config';
import { markPassed } from './passed';

/** Partners whom the person goes to with a key. */
export type Partner = 'care' | 'shop';

export type Entering = { kind: 'gone' } | { kind: 'not-listed' } | { kind: 'failed'; failure: Failure };

/**
 * Token → key, then the partner's address of this environment with key, buCode and channel; where the session came without them, the
 * fixed codes of the exchange stand for them. Only a host that may be sent tokens is given a key.
 */
export async function enterPartner(partner: Partner, left: AbortSignal): Promise<Entering> {
  const { carePlatform, shoppingArea, tokenHosts } = await whenConfigured();
  const place = partner === 'care' ? carePlatform : shoppingArea;
  if (judgeAddress(place, tokenHosts).kind !== 'open') return { kind: 'not-listed' };
  const { token, buCode, channel } = useSession.getState();
  try {
    const { key } = await call(tokenToKey, { token, ...tokenExchange }, { signal: left });
    if (left.aborted) return { kind: 'gone' };
    const url = new URL(place);
    url.searchParams.set('key', key);
    url.searchParams.set('buCode', buCode === '' ? tokenExchange.buCode : buCode);
    url.searchParams.set('channel', channel === '' ? tokenExchange.channel : channel);
    markPassed();
    openExternal(url.href);
    return { kind: 'gone' };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}
