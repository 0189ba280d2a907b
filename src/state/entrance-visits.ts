import { persisted } from './slice';

/** How often each address that home has a tile for was gone to from this device. */
type Visits = Readonly<Partial<Record<string, number>>>;

/** One habit must not stand for ever: at this count all are halved. */
const most = 40;

export const useEntranceVisits = persisted<Visits>('person', 'entrance-visits', (stored) =>
  // A count that is none only leaves its tile in its usual place.
  typeof stored === 'object' ? { ...(stored as Visits | null) } : {},
);

export function entranceVisited(address: string): void {
  const visits = useEntranceVisits.getState();
  const counted = { ...visits, [address]: (visits[address] ?? 0) + 1 };
  const halved = Object.entries(counted).map(([each, count = 0]) => [each, Math.floor(count / 2)] as const);
  useEntranceVisits.setState((counted[address] ?? 0) < most ? counted : Object.fromEntries(halved), true);
}
