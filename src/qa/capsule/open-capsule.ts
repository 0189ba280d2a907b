import { tokenOf } from '@/mocks/core/identity';
import { sessionGiven } from '@/state/session';
import { clearUserData } from '@/state/slice';
import { control } from '../control';
import { callsSkipped } from '../coverage/seen';
import { hostChosen, rulesReplaced } from '../hosts/script';
import { logIn, logOut } from '../identity';
import { CapsuleRefused, readCapsule, type Capsule } from './capsule';
import { withoutStandIns } from './secrets';
import { wayGiven } from './way';
import { stateOf } from './world';

/**
 * Brings back what the text of a capsule holds, and reloads the page at the end of its way. Throws `CapsuleRefused` where it cannot be opened,
 * and nothing has changed then.
 */
export async function openCapsule(text: string): Promise<void> {
  const capsule = withoutStandIns(readCapsule(text)) as Capsule;
  const { clock, host, session, way } = capsule;
  const { real } = await control.state();
  const moved = {
    offsetMs: clock.isStopped ? 0 : clock.now - real,
    pinned: clock.isStopped ? clock.now : null,
  };
  const imported = await control.import(JSON.stringify(stateOf(capsule, moved))).catch(() => {
    throw new CapsuleRefused('damaged');
  });
  callsSkipped(imported);
  hostChosen(host.host);
  rulesReplaced(host.rules);
  // What this device kept of a person would change what the pages show.
  clearUserData();
  logOut();
  const { usercode, ...others } = session;
  sessionGiven(others);
  if (usercode !== '') logIn(tokenOf(usercode), others.sysType);
  wayGiven(way);
  window.location.reload();
}
