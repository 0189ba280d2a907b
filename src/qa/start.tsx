import { createRoot } from 'react-dom/client';
import { control } from './control';
import { adoptIdentity } from './identity';
import { Panel } from './panel';

/** Gives the page its identity and puts the QA handle on it. The app starts all the same where the mocked gateways do not answer. */
export async function startQa(): Promise<void> {
  try {
    adoptIdentity(await control.state());
  } catch {
    return;
  } finally {
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(<Panel />);
  }
}
