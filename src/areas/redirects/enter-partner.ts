import { call } from '@/api/call';
import { tokenToKey } from '@/api/endpoints/auth';
import { failureOf } from '@/api/errors';
import { tokenExchange } from '@/domain/constants';
import { judgeAddress } from '@/domain/external-links/outside-address';
import type { Failure } from '@/domain/failure';
import { openExternal } from '@/state/external-navigation';
import { whenConfigured } from '@/state/runtime-config';
import { useSession } from '@/state/session';
import { markExited } from './exit-mark';

/** Partners whose pages are opened with a one-time key for the session. */
export type Partner = 'care' | 'shop';

export type EnterResult =
  { kind: 'redirected' } | { kind: 'not-listed' } | { kind: 'failed'; failure: Failure };

/**
 * Exchanges the token for a key and opens the partner's address of this environment with key, buCode and channel. A session without
 * the two codes uses the fixed codes of the exchange. `goods` names the goods to show there; an id that is none is left out. Only hosts that may get tokens are sent a key. Abort `signal` when the page is left.
 */
export async function enterPartner(
  partner: Partner,
  goods: string,
  signal: AbortSignal,
): Promise<EnterResult> {
  const { carePlatform, shoppingArea, tokenHosts } = await whenConfigured();
  const address = partner === 'care' ? carePlatform : shoppingArea;
  if (judgeAddress(address, tokenHosts).kind !== 'open') return { kind: 'not-listed' };
  const { token, buCode, channel } = useSession.getState();
  try {
    const { key } = await call(tokenToKey, { token, ...tokenExchange }, { signal });
    if (signal.aborted) return { kind: 'redirected' };
    const url = new URL(address);
    url.searchParams.set('key', key);
    url.searchParams.set('buCode', buCode === '' ? tokenExchange.buCode : buCode);
    url.searchParams.set('channel', channel === '' ? tokenExchange.channel : channel);
    if (/^\w{1,32}$/.test(goods)) url.searchParams.set('goods', goods);
    markExited();
    openExternal(url.href);
    return { kind: 'redirected' };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}
