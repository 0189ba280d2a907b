import { createRoot } from 'react-dom/client';
import { isNative } from '@/domain/session/host';
import { currentHost } from '@/host/detect';
import { Console } from './console';
import { control } from './control';
import { framedHost, standInFrame } from './hosts/frame';
import { prepareQaHost } from './hosts/prepare';
import { adoptIdentity } from './identity';
import { recordNotices } from './visit-notices';

/**
 * Puts the simulated host around the page, if QA chose one; gives it its identity, unless the address `brings` one or the host does, and
 * puts the QA handle on it. The app starts all the same where the mock backend does not answer.
 */
export async function startQa(brings: boolean): Promise<void> {
  recordNotices();
  const framed = framedHost();
  if (framed === null) await prepareQaHost(brings);
  else await standInFrame(framed);
  try {
    const overview = await control.state();
    if (!brings && !isNative(currentHost())) adoptIdentity(overview);
  } catch {
    return;
  } finally {
    if (framed === null) showConsole();
  }
}

function showConsole(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Console />);
}
