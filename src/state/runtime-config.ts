import type { OutsidePage } from '@/domain/external-links/outside-pages';
import { inMemory } from './slice';

/** What pages need to know of the environment that the app was built for. */
export interface RuntimeConfig {
  /** Hosts that addresses from outside may lead to without asking. */
  allowedHosts: readonly string[];
  /** Hosts that a token, or a key that stands for one, may be sent to. */
  tokenHosts: readonly string[];
  /** Hosts that images are shown from. */
  imageHosts: readonly string[];
  /** Where people's pictures are, https with a slash at its end. */
  avatarBase: string;
  carePlatform: string;
  shoppingArea: string;
  /** Pages of the group that the app only leads to. */
  outsidePages: Readonly<Record<OutsidePage, string>>;
}

const useConfig = inMemory<{ config: RuntimeConfig | null }>('build', { config: null });

/** Null until `app/wiring.ts` has set it, a moment after the first paint. */
export function useRuntimeConfig(): RuntimeConfig | null {
  return useConfig(({ config }) => config);
}

/** Called once, by `app/wiring.ts`. */
export function runtimeConfigSet(config: RuntimeConfig): void {
  useConfig.setState({ config });
}

/** Resolves as soon as the configuration is set. */
export function whenConfigured(): Promise<RuntimeConfig> {
  return new Promise((resolve) => {
    const { config: current } = useConfig.getState();
    if (current !== null) return resolve(current);
    const stop = useConfig.subscribe(({ config }) => {
      if (config === null) return;
      stop();
      resolve(config);
    });
  });
}
