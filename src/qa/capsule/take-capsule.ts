import { toMoment } from '@/domain/business-time';
import { currentHost } from '@/host/detect';
import type { MockState } from '@/mocks/core/state';
import { useSession } from '@/state/session';
import { downloadText } from '@/ui/browser/download-text';
import { runningBuild } from '@/ui/browser/running-build';
import { control } from '../control';
import { useQaHost } from '../hosts/script';
import { writeCapsule, type Capsule } from './capsule';
import { faultsToRepeat } from './repeated-faults';
import { withStandIns } from './secrets';
import { wayTaken } from './way';
import { worldOf } from './world';

const maxCalls = 60;

/** Saves a capsule of this moment as a file; gives its name and its text. */
export async function saveCapsule(): Promise<{ name: string; text: string }> {
  const capsule = await takeCapsule();
  const text = writeCapsule(capsule);
  const name = `capsule-${capsule.world.name}-${toMoment(capsule.clock.now).replace(/\D/g, '')}.json`;
  downloadText(text, name, 'application/json');
  return { name, text };
}

/** Host, session, clock, state, faults, last calls and way of this moment, without secrets. */
async function takeCapsule(): Promise<Capsule> {
  const [{ now, clock }, text] = await Promise.all([control.state(), control.export()]);
  const state = JSON.parse(text) as MockState;
  const { host, rules } = useQaHost.getState();
  const { token, sysType, businessSource, buCode, channel, preview, showHeader } = useSession.getState();
  const recognised = currentHost();
  const capsule = {
    build: runningBuild(),
    clock: { now, isStopped: clock.pinned !== null },
    host: { host: host ?? (recognised === 'browser' ? null : recognised), rules },
    session: {
      usercode: /LX\d{6}/.exec(token)?.[0] ?? '',
      ...{ sysType, businessSource, buCode, channel, preview, showHeader },
    },
    world: worldOf({ ...state, faults: faultsToRepeat(state) }),
    calls: state.journal.calls.slice(-maxCalls).map((call) => ({ ...call, request: '', answer: '' })),
    way: wayTaken(),
  } satisfies Record<keyof Capsule, unknown>;
  return withStandIns(capsule, state.seed.staff) as Capsule;
}
