import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { Home } from '@/areas/home/screens/home';
import { screens, type Address } from '@/domain/screens';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ScreenLoader } from './routes';

type Screen = ReturnType<typeof lazyComponent>;

const addresses = Object.keys(screens) as Address[];
const lazyScreens = new Map<Address, Screen>();

/** The screen of an address; its code is fetched when it is first shown, or before that by `preloadScreen`. */
export function lazyScreen(address: Address): Screen {
  const screen =
    lazyScreens.get(address) ?? lazyComponent(address.split('/')[1] ?? '', () => loadScreen(address));
  lazyScreens.set(address, screen);
  return screen;
}

/** Preloads the code of a path's screen; a failure is shown only when the screen is visited. */
export async function preloadScreen(path: string): Promise<void> {
  const [pathname = ''] = path.split('?');
  const address = addresses.find((each) => matchPath(each, pathname));
  if (address === undefined) return;
  await lazyScreen(address)
    .preload()
    .catch(() => undefined);
}

/** The code of /home comes with the entry. The table of all others is a chunk of its own: a further route costs the first paint nothing. */
async function loadScreen(address: Address): Promise<{ default: ComponentType }> {
  if (address === '/home') return { default: Home };
  const { routes, mockedScreens } = await import('./routes');
  const table: Partial<Record<Address, ScreenLoader>> = routes;
  const load = table[address] ?? mockedScreens.get(address);
  if (load === undefined) throw new Error(`no screen for ${address}`);
  return load();
}
