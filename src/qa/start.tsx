import { createRoot } from 'react-dom/client';
import { Console } from './console';
import { control } from './control';
import { adoptIdentity } from './identity';
import { recordNotices } from './visit-notices';

/** Gives the page its identity and puts the QA handle on it. The app starts all the same where the mocked gateways do not answer. */
export async function startQa(): Promise<void> {
  recordNotices();
  try {
    adoptIdentity(await control.state());
  } catch {
    return;
  } finally {
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(<Console />);
  }
}
