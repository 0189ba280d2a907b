import type { BookingProblem } from '@/domain/bookings/booking';
import { blessingFieldId } from '@/flows/blessing/blessing-field-id';
import { focusField } from '@/ui/forms/focus-field';

/** The element id of the notice about recipients who cannot receive any more. */
export const unableId = 'unable-recipients';

/** Leads to what keeps a booking from being saved: one of these steps, or the field where the error is said. */
export function leadToProblem(
  { kind }: BookingProblem,
  openers: Record<'openPicker' | 'openDate' | 'openKeypad', () => void>,
): void {
  switch (kind) {
    case 'no-recipients':
    case 'too-many-recipients':
      return openers.openPicker();
    case 'unable':
      return focusField(unableId);
    case 'no-date':
    case 'past-date':
      return openers.openDate();
    case 'amount':
      return openers.openKeypad();
    case 'blessing-too-long':
      return focusField(blessingFieldId);
  }
}
