import { hostNames, type HostName } from '@/domain/session/host';
import { sessionEnded, useSession } from '@/state/session';
import { useStartupTrace } from '@/state/startup-trace';
import { control } from '../control';
import { injectHost } from './bridges';
import { tokenInAddress } from './prepare';

/** The message that a page in a frame posts to the page around it. */
export interface FrameReport {
  qaFrame: HostName;
  sysType: string;
  businessSource: string;
  /** Whether its start-up is over. */
  started: boolean;
  /** The steps of its start-up, with their outcomes. */
  steps: readonly string[];
}

/** The host that this page simulates in a frame; null where it is not framed. */
export function framedHost(): HostName | null {
  const requested = new URLSearchParams(window.location.search).get('qaFrame');
  return hostNames.find((name) => name === requested) ?? null;
}

/**
 * Prepares a page in one of several frames: a storage of its own, as each host app has, the globals of the host, and reports to the page around
 * it. The bridges respond as QA has scripted them.
 */
export async function prepareFrame(host: HostName): Promise<void> {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
  sessionEnded();
  injectHost(host);
  const url = new URL(window.location.href);
  url.searchParams.delete('qaFrame');
  if (tokenInAddress.includes(host)) url.searchParams.set('token', (await control.state()).session.token);
  window.history.replaceState(window.history.state, '', url);
  const sendReport = () => {
    const { sysType, businessSource } = useSession.getState();
    const { rows } = useStartupTrace.getState();
    const report: FrameReport = {
      qaFrame: host,
      sysType,
      businessSource,
      started: rows.some(({ step }) => step === 'start'),
      steps: rows.map(({ step, outcome }) => `${step} ${outcome}`),
    };
    window.parent.postMessage(report, window.location.origin);
  };
  useSession.subscribe(sendReport);
  useStartupTrace.subscribe(sendReport);
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => Array.from(items.keys())[index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
