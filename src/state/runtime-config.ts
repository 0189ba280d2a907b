import type { OutsidePage } from '@/domain/exits/outside-pages';
import { inMemory } from './slice';

/** What pages need to know of the environment that the app was built for. */
export interface RuntimeConfig {
  /** Hosts that addresses from outside may lead to without asking. */
  allowedHosts: readonly string[];
  /** Hosts that a token, or a key that stands for one, may be sent to. */
  tokenHosts: readonly string[];
  /** Hosts that images are shown from. */
  imageHosts: readonly string[];
  carePlatform: string;
  shoppingArea: string;
  /** Pages of the group that the app only leads to. */
  outsidePages: Readonly<Record<OutsidePage, string>>;
}

const useKnown = inMemory<{ known: RuntimeConfig | null }>('device', { known: null });

/** Null until the app has joined its layers, a moment after the first paint. */
export function useRuntimeConfig(): RuntimeConfig | null {
  return useKnown(({ known }) => known);
}

/** Given once, by whoever joins the layers. */
export function runtimeConfigSet(known: RuntimeConfig): void {
  useKnown.setState({ known });
}

/** Resolves as soon as they are known. */
export function whenConfigured(): Promise<RuntimeConfig> {
  return new Promise((resolve) => {
    const { known } = useKnown.getState();
    if (known !== null) return resolve(known);
    const stop = useKnown.subscribe((now) => {
      if (now.known === null) return;
      stop();
      resolve(now.known);
    });
  });
}
