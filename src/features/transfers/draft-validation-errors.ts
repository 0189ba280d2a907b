import { formatCoins } from '@/domain/money';
import type { DraftProblem } from '@/domain/transfers/draft-problems';
import type { ownAmountWords } from '@/messages/own-amounts';
import type { transferWords } from '@/messages/transfers';

type Words = typeof transferWords.zh;
type OwnWords = typeof ownAmountWords.zh;

/** One sentence for what keeps a draft from being sent. */
export function complaintAbout(problem: DraftProblem, words: Words, own: OwnWords): string {
  switch (problem.kind) {
    case 'no-recipients':
      return words.chooseFirst;
    case 'too-many-recipients':
      return words.tooMany;
    case 'no-tag':
      return words.chooseTag;
    case 'amount':
      return words.amountRefusals[problem.reason];
    case 'own-amount':
      return problem.reason === 'empty'
        ? own.empty(problem.who.name)
        : own.wrong(problem.who.name, words.amountRefusals[problem.reason]);
    case 'over-balance':
      return words.missing(formatCoins(problem.missing));
    case 'blessing-too-long':
      return words.blessingTooLong;
  }
}
