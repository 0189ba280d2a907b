import { createRoot } from 'react-dom/client';
import { isNative } from '@/domain/session/host';
import { currentHost } from '@/host/detect';
import { Console } from './console';
import { control } from './control';
import { framedHost, prepareFrame } from './hosts/frame';
import { prepareQaHost } from './hosts/prepare';
import { adoptIdentity } from './identity';
import { recordNotices } from './visit-notices';

/**
 * Simulates the host that QA chose, logs in the default person, unless the address has a session (`hasSession`) or the host provides one, and
 * renders the QA handle. The app starts even where the mock backend is missing.
 */
export async function startQa(hasSession: boolean): Promise<void> {
  recordNotices();
  const framed = framedHost();
  if (framed === null) await prepareQaHost(hasSession);
  else await prepareFrame(framed);
  try {
    await forwardThirdPartyResult();
    const overview = await control.state();
    if (!hasSession && !isNative(currentHost())) adoptIdentity(overview);
  } catch {
    return;
  } finally {
    if (framed === null) showConsole();
  }
}

/** Tells the mock backend what the stand-in of a third party answered, which the address brings. */
async function forwardThirdPartyResult(): Promise<void> {
  const url = new URL(window.location.href);
  const result = url.searchParams.get('thirdParty');
  if (result === null) return;
  url.searchParams.delete('thirdParty');
  window.history.replaceState(window.history.state, '', url);
  await control.answerThirdParty(result);
}

function showConsole(): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<Console />);
}
