import * as v from 'valibot';
import type { Moment } from '@/domain/moment';
import { tenths } from '@/domain/money';
import { persisted } from '@/state/slice';
import { carKinds } from '../rules/car-kind';
import { tripStates } from '../rules/trip-state';

const money = v.pipe(v.number(), v.safeInteger(), v.transform(tenths));
const place = v.object({
  id: v.string(),
  name: v.string(),
  detail: v.string(),
  city: v.string(),
  at: v.object({ x: v.number(), y: v.number() }),
});
const stored = v.object({
  /** When they were read, by the phone's clock, ms; 0 where none were. */
  readAt: v.number(),
  total: v.number(),
  trips: v.array(
    v.object({
      id: v.string(),
      state: v.picklist(tripStates),
      from: place,
      to: place,
      kind: v.picklist(carKinds),
      at: v.pipe(
        v.string(),
        v.transform((text) => text as Moment),
      ),
      money,
      owed: money,
    }),
  ),
});

/** The newest trips as they were last read, so that they can be looked up without network and after a reload. */
type LastTrips = v.InferOutput<typeof stored>;

export const useLastTrips = persisted<LastTrips>('person', 'last-trips', (value) => {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : { readAt: 0, total: 0, trips: [] };
});

export function tripsRead(read: LastTrips): void {
  useLastTrips.setState(read);
}
