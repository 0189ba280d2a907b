import type { NameOf } from '@/domain/colleagues/distinctions';
import { formatCoins } from '@/domain/money';
import { cappedRefusalText } from '@/messages/amount-refusal-text';
import type { transferMessages } from '@/messages/areas/transfers';
import type { ownAmountMessages } from './messages';
import type { DraftProblem } from './rules/draft-problems';

type Messages = typeof transferMessages.zh;
type OwnMessages = typeof ownAmountMessages.zh;

/** The message for a problem that prevents sending a draft. */
export function validationErrorAbout(
  problem: DraftProblem,
  nameOf: NameOf,
  messages: Messages,
  own: OwnMessages,
): string {
  switch (problem.kind) {
    case 'no-recipients':
      return messages.chooseFirst;
    case 'too-many-recipients':
      return messages.tooMany;
    case 'no-tag':
      return messages.chooseTag;
    case 'amount':
      return cappedRefusalText(problem, messages);
    case 'own-amount':
      return problem.reason === 'empty'
        ? own.empty(nameOf(problem.who))
        : own.wrong(nameOf(problem.who), cappedRefusalText(problem, messages));
    case 'over-balance':
      return messages.short(formatCoins(problem.missing));
    case 'blessing-too-long':
      return messages.blessingTooLong;
  }
}
