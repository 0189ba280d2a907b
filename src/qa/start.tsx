import { createRoot } from 'react-dom/client';
import { isNative } from '@/domain/session/host';
import { errorActions } from '@/flows/support/error-actions';
import { currentHost } from '@/host/detect';
import { CapsuleAction } from './capsule/capsule-action';
import { openLinkedCapsule } from './capsule/linked-capsule';
import { recordWay, walkGivenWay } from './capsule/way';
import { Console } from './console';
import { control } from './control';
import { lookAtCalls } from './coverage/look-at-calls';
import { callsSeen, recordSeen, routeSeen } from './coverage/seen';
import { framedHost, prepareFrame } from './hosts/frame';
import { prepareQaHost } from './hosts/prepare';
import { adoptIdentity } from './identity';
import { recordNotices } from './visit-notices';

/**
 * Opens the capsule that the address brings, simulates the host that QA chose, logs in the default person, unless the address has a session
 * (`hasSession`) or the host provides one, and renders the QA handle. The app starts even where the mock backend is missing.
 */
export async function startQa(hasSession: boolean): Promise<void> {
  recordNotices();
  errorActions.set('capsule', CapsuleAction);
  const framed = framedHost();
  if (framed === null) {
    await openLinkedCapsule();
    walkGivenWay();
    await prepareQaHost(hasSession);
    record();
  } else {
    await prepareFrame(framed);
  }
  try {
    await forwardThirdPartyResult();
    const overview = await control.state();
    if (framed === null) callsSeen(overview);
    if (!hasSession && !isNative(currentHost())) adoptIdentity(overview);
  } catch {
    return;
  } finally {
    if (framed === null) showConsole();
  }
}

/** Records the way that is taken and what is met on it. */
function record(): void {
  recordSeen();
  recordWay((address) => {
    routeSeen(address);
    lookAtCalls();
  });
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
