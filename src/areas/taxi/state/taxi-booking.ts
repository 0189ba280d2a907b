import * as v from 'valibot';
import { persisted } from '@/state/slice';
import { carKinds } from '../rules/car-kind';

// Each field has its own fallback, so that one invalid field does not lose the others.
const stored = v.object({
  kind: v.fallback(v.picklist(carKinds), 'economy'),
  /** The company rule by which the company pays; empty where the person pays alone. */
  rule: v.fallback(v.string(), ''),
  /** For the driver. */
  note: v.fallback(v.string(), ''),
});

/** What a person chose for the next ride beside its route; it survives a reload. */
type TaxiBooking = v.InferOutput<typeof stored>;

const empty = v.parse(stored, {});

export const useTaxiBooking = persisted<TaxiBooking>('person', 'taxi-booking', (value) => {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : empty;
});

/** Something that the person chose or wrote for the ride. */
export function taxiBookingChanged(parts: Partial<TaxiBooking>): void {
  useTaxiBooking.setState(parts);
}
