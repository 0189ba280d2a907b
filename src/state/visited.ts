import { visitHistoryLength } from '@/domain/constants';
import { persisted } from './slice';

interface Visited {
  /** Addresses without parameters, the newest first, each once. */
  keys: readonly string[];
}

/** The last addresses that were visited on this device. */
export const useVisited = persisted<Visited>('device', 'visited', (stored) => {
  const keys = typeof stored === 'object' && stored !== null && 'keys' in stored ? stored.keys : [];
  return {
    keys: Array.isArray(keys)
      ? keys.filter((key): key is string => typeof key === 'string').slice(0, visitHistoryLength)
      : [],
  };
});

/** Another person uses the device. The item keeps its name, because other pages of this origin read it. */
export function visitsForgotten(): void {
  useVisited.setState({ keys: [] });
}

/** A page was opened. */
export function pageVisited(key: string): void {
  const { keys } = useVisited.getState();
  if (keys[0] === key) return;
  useVisited.setState({
    keys: [key, ...keys.filter((other) => other !== key)].slice(0, visitHistoryLength),
  });
}
