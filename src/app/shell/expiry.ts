import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { environment } from '@/app/environment';
import { expiryRedirectDelay } from '@/domain/constants';
import { judgeAddress } from '@/domain/external-links/outside-address';
import { wayOut } from '@/domain/external-links/way-out';
import { theHost } from '@/host/current';
import { currentHost } from '@/host/detect';
import { useAppStatus } from '@/state/app-status';
import { openExternal } from '@/state/external-navigation';
import { useSession } from '@/state/session';
import { hasPageBehind, stepBack } from '@/ui/forms/step-back';

/**
 * Leaves once, a moment after the gateways said that the session is over, so that the message can be read. In preview nothing is over:
 * app/wiring.ts does not report it.
 */
export function useExpiryWayOut(): void {
  const navigate = useNavigate();
  const expired = useAppStatus((visit) => visit.expired);

  // The router gives another function after each navigation: it must not start the wait again.
  const leave = useEffectEvent(() => {
    const { lbReturnUrl: address } = useSession.getState();
    const verdict = judgeAddress(address, environment.allowedHosts).kind;
    const exit = wayOut({
      address,
      verdict,
      host: currentHost(),
      schemes: environment.hostSchemes,
      hasPageBehind: hasPageBehind(),
    });
    const goBack = () => {
      if (!useAppStatus.getState().hasSteppedBack) stepBack(navigate);
    };
    switch (exit) {
      case 'return-address':
        return openExternal(address);
      case 'app-address':
        // Only a return address may use a scheme of a host app; the external link guard opens none for links in content.
        return window.location.assign(address);
      case 'mini-program-page':
        return void openPage(address).catch(closeView).catch(goBack);
      case 'host':
        return void closeView().catch(goBack);
      default:
        return goBack();
    }
  });

  useEffect(() => {
    if (!expired) return;
    const timer = setTimeout(() => leave(), expiryRedirectDelay);
    return () => clearTimeout(timer);
  }, [expired]);
}

async function openPage(path: string): Promise<void> {
  await (await theHost()).openPage(path);
}

async function closeView(): Promise<void> {
  await (await theHost()).close();
}
