import type { BookingProblem } from '@/domain/bookings/booking';
import { maxBlessingLength, maxRecipients } from '@/domain/constants';
import type { transferWords } from '@/messages/transfers';
import type { Words } from './describe';

/** One sentence for what keeps a draft from being booked. */
export function complaintAbout(
  problem: BookingProblem,
  words: Words,
  transfer: typeof transferWords.zh,
): string {
  switch (problem.kind) {
    case 'no-recipients':
      return words.chooseFirst;
    case 'too-many-recipients':
      return words.tooMany(maxRecipients);
    case 'unable':
      return words.unable(words.join(problem.names));
    case 'no-date':
      return words.noDate;
    case 'past-date':
      return words.pastDate;
    case 'amount':
      return transfer.amountRefusals[problem.reason];
    case 'blessing-too-long':
      return words.blessingTooLong(maxBlessingLength);
  }
}
