import type { NavigateFunction } from 'react-router-dom';
import { judgeAddress } from '@/domain/external-links/outside-address';
import { openExternal } from '@/state/external-navigation';
import { markExited } from './exit-mark';

/** The outcome of a redirect: done, waiting for the person to confirm the address, or refused. */
export type RedirectOutcome = 'redirected' | 'confirming' | 'refused';

/**
 * Redirects to an address from outside, by the rule of the external link guard. A page of the app replaces the current history
 * entry, so that going back does not redirect again.
 */
export function redirect(
  address: string,
  allowedHosts: readonly string[],
  navigate: NavigateFunction,
): RedirectOutcome {
  const verdict = judgeAddress(address, allowedHosts);
  if (verdict.kind === 'refuse') return 'refused';
  if (verdict.kind === 'in-app') {
    void navigate(verdict.to, { replace: true });
    return 'redirected';
  }
  if (verdict.kind === 'open') markExited();
  openExternal(address);
  return verdict.kind === 'open' ? 'redirected' : 'confirming';
}
