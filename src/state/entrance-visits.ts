import { persisted } from './slice';

/** How often each address that has a tile on /home was opened on this device. */
type Visits = Readonly<Partial<Record<string, number>>>;

/** At this count all counts are halved, so that old habits lose weight. */
const maxCount = 40;

export const useEntranceVisits = persisted<Visits>('person', 'entrance-visits', (stored) =>
  // The counts are not checked: an invalid one only leaves its tile in its usual place.
  typeof stored === 'object' ? { ...(stored as Visits | null) } : {},
);

export function entranceVisited(address: string): void {
  const visits = useEntranceVisits.getState();
  const counted = { ...visits, [address]: (visits[address] ?? 0) + 1 };
  const halved = Object.entries(counted).map(([each, count = 0]) => [each, Math.floor(count / 2)] as const);
  useEntranceVisits.setState((counted[address] ?? 0) < maxCount ? counted : Object.fromEntries(halved), true);
}
