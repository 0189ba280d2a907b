import { hostNames, type HostName } from '@/domain/session/host';
import { sessionEnded, useSession } from '@/state/session';
import { useStartupTrace } from '@/state/startup-trace';
import { control } from '../control';
import { injectHost } from './bridges';
import { byAddress } from './prepare';

/** What a page in a frame tells the bench around it. */
export interface FrameReport {
  qaFrame: HostName;
  sysType: string;
  businessSource: string;
  /** Whether its start is over. */
  started: boolean;
  /** The steps of its start, with what became of them. */
  steps: readonly string[];
}

/** The host that this page shall be opened in beside others; null where it stands alone. */
export function framedHost(): HostName | null {
  const wish = new URLSearchParams(window.location.search).get('qaFrame');
  return hostNames.find((name) => name === wish) ?? null;
}

/**
 * Makes this page one of several that stand side by side: a storage of its own, as each host app has, the host's globals, and reports to the
 * bench. The calls of the bridges answer as QA has scripted them.
 */
export async function standInFrame(host: HostName): Promise<void> {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
  sessionEnded();
  injectHost(host);
  const url = new URL(window.location.href);
  url.searchParams.delete('qaFrame');
  if (byAddress.includes(host)) url.searchParams.set('token', (await control.state()).session.token);
  window.history.replaceState(window.history.state, '', url);
  const tell = () => {
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
  useSession.subscribe(tell);
  useStartupTrace.subscribe(tell);
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => Array.from(kept.keys())[at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
