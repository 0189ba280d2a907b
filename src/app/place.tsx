import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createHashHistory as createHashHistory, type Location } from 'react-router-dom';
import { Navigations } from '@/ui/navigations';

type HashHistory = ReturnType<typeof createHashHistory>;

/** The app's history; the same one for as long as the app stands. */
export const History = createContext<HashHistory | null>(null);

/** Where somebody is. */
export interface Here {
  location: Location;
  /** How often they went elsewhere so far, and how often to another page. */
  navigations: number;
  pages: number;
}

/** The history of the address behind the hash, and where it stands; an address that the browser changes is followed as well. */
export function useHere(): { history: HashHistory; here: Here } {
  const [history] = useState(() => createHashHistory({ v5Compat: true }));
  const [here, go] = useState<Here>(() => ({ location: history.location, navigations: 0, pages: 0 }));
  // A page takes its time to be drawn: the one before it stands and answers meanwhile.
  useLayoutEffect(
    () => history.listen(({ location }) => startTransition(() => go((before) => next(before, location)))),
    [history],
  );
  useFirstAddress();
  return { history, here };
}

function next({ location: { pathname }, navigations, pages }: Here, location: Location): Here {
  const isSamePage = pathname === location.pathname || pathname === '/';
  return { location, navigations: navigations + 1, pages: pages + (isSamePage ? 0 : 1) };
}

/** The first drawing takes its time: an address that changes before anybody listens would go unseen. */
function useFirstAddress(): void {
  const [begun] = useState(() => window.location.hash);
  useLayoutEffect(() => {
    if (window.location.hash !== begun) window.dispatchEvent(new PopStateEvent('popstate'));
  }, [begun]);
}

interface PlaceProps {
  at: Location;
  navigations: number;
  children: ReactNode;
}

/**
 * A router of its own for each page, and one for what goes along with all of them. Under a common one every page that waits out of sight
 * would be looked at with each step, and all its links drawn anew (docs/decisions/003-first-paint-and-page-changes.md).
 */
export function Place({ at, navigations, children }: PlaceProps) {
  const history = use(History);
  if (history === null) throw new Error('a place without a history');
  return (
    <Router location={at} navigator={history}>
      <Navigations value={navigations}>{children}</Navigations>
    </Router>
  );
}

/** Whether a page that stands there is the one that is asked for: a visit that brings a state along is another one. */
export function isSamePlace(there: Location, asked: Location): boolean {
  return there.pathname === asked.pathname && there.search === asked.search && asked.state === null;
}
