import * as v from 'valibot';
import { persisted } from '@/state/slice';

// Each field has its own fallback, so that one invalid field does not lose the others.
const stored = v.object({
  /** Plain digits; null until something was typed or chosen. */
  number: v.fallback(v.nullable(v.string()), null),
  /** The chosen amount; empty until one is chosen. */
  offer: v.fallback(v.string(), ''),
  /** The chosen coupon; null for the best one, empty for none. */
  coupon: v.fallback(v.nullable(v.string()), null),
  /** The number that the person means in spite of a warning. */
  confirmedNumber: v.fallback(v.string(), ''),
  /** The order that was placed and is being paid; empty while there is none. */
  order: v.fallback(v.string(), ''),
});

/** What a person is about to top up; it survives a reload. */
type PhoneTopUp = v.InferOutput<typeof stored>;

const empty = v.parse(stored, {});

export const usePhoneTopUp = persisted<PhoneTopUp>('person', 'phone-top-up', (value) => {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : empty;
});

/** Something that goes on with the top-up as it was chosen. */
export function topUpChanged(parts: Partial<Pick<PhoneTopUp, 'confirmedNumber' | 'order'>>): void {
  usePhoneTopUp.setState(parts);
}

/** Something else is to be topped up; an order that was placed before stays among the person's orders. */
export function topUpChosen(parts: Partial<Pick<PhoneTopUp, 'number' | 'offer' | 'coupon'>>): void {
  usePhoneTopUp.setState({ ...parts, order: '' });
}

/** The person has entered the empty field of the number: one that is known only now must not come between the digits that are typed. */
export function numberBegun(): void {
  usePhoneTopUp.setState(({ number }) => ({ number: number ?? '' }));
}

/** The order was paid, or is left to its own page; the next one begins anew. */
export function topUpOrderLeft(): void {
  usePhoneTopUp.setState(empty, true);
}
