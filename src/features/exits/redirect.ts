import type { NavigateFunction } from 'react-router-dom';
import { judgeAddress } from '@/domain/exits/outside-address';
import { openExternal } from '@/state/external-navigation';
import { markPassed } from './passed';

/** What became of an address that a page leads to: gone there, the person is asked, or refused. */
export type RedirectState = 'gone' | 'asked' | 'refused';

/**
 * Leads on to an address from outside, by the rule of the external link guard. A page of the app takes the place of the one
 * that leads to it, so that the way back does not end there.
 */
export function redirect(
  address: string,
  allowedHosts: readonly string[],
  navigate: NavigateFunction,
): RedirectState {
  const verdict = judgeAddress(address, allowedHosts);
  if (verdict.kind === 'refuse') return 'refused';
  if (verdict.kind === 'in-app') {
    void navigate(verdict.to, { replace: true });
    return 'gone';
  }
  if (verdict.kind === 'open') markPassed();
  openExternal(address);
  return verdict.kind === 'open' ? 'gone' : 'asked';
}
