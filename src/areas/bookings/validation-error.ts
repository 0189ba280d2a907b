import type { BookingProblem } from '@/domain/bookings/booking';
import { maxBlessingLength, maxRecipients } from '@/domain/constants';
import { cappedRefusalText } from '@/messages/amount-refusal-text';
import type { transferMessages } from '@/messages/areas/transfers';
import type { Messages } from './describe';

/** The message for a problem that prevents saving a draft. */
export function validationErrorAbout(
  problem: BookingProblem,
  messages: Messages,
  transfer: typeof transferMessages.zh,
): string {
  switch (problem.kind) {
    case 'no-recipients':
      return messages.chooseFirst;
    case 'too-many-recipients':
      return messages.tooMany(maxRecipients);
    case 'unable':
      return messages.unable(messages.join(problem.names));
    case 'no-date':
      return messages.noDate;
    case 'past-date':
      return messages.pastDate;
    case 'amount':
      return cappedRefusalText(problem, transfer);
    case 'blessing-too-long':
      return messages.blessingTooLong(maxBlessingLength);
  }
}
