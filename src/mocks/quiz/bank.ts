import { judgeOptions, type QuestionKind } from '@/domain/quiz/question';
import type { Solution } from '@/domain/quiz/scoring';
import { chance } from '@/mocks/core/random';
import { arithmeticQuestions } from './arithmetic-questions';
import { companyQuestions } from './company-questions';
import { cultureQuestions } from './culture-questions';
import { questionDrawn } from './question-drawings';
import type { QuestionLine } from './question-line';
import { safetyQuestions } from './safety-questions';

/** A question with its solution, which stays with the gateways until the quiz is submitted. */
export interface BankQuestion extends Solution {
  readonly id: string;
  readonly text: string;
  /** Empty where there is none. */
  readonly picture: string;
  /** Without options for a blank. */
  readonly options: readonly { readonly id: string; readonly text: string }[];
  /** Why the answer is right. */
  readonly note: string;
}

/** What every question is worth. */
export const pointsEach = 10;

const subjects: Readonly<Record<string, readonly QuestionLine[]>> = {
  S: safetyQuestions,
  C: companyQuestions,
  K: cultureQuestions,
  A: arithmeticQuestions,
};

/** All questions: 30 of each of four subjects. */
export const bank: readonly BankQuestion[] = Object.entries(subjects).flatMap(([letter, lines]) =>
  lines.map((line, index) => madeOf(`${letter}${String(index + 1).padStart(2, '0')}`, line)),
);

const byId = new Map(bank.map((question) => [question.id, question]));

/** A question by its id; throws where there is none, which would be a fault of ours. */
export function questionWith(id: string): BankQuestion {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no question ${id}`);
  return found;
}

function madeOf(id: string, [kind, text, given, note, picture]: QuestionLine): BankQuestion {
  const { options, right } = solved(id, kind, given);
  return {
    id,
    kind,
    text,
    note,
    options,
    right,
    points: pointsEach,
    picture: picture === undefined ? '' : questionDrawn(picture),
  };
}

function solved(
  id: string,
  kind: QuestionKind,
  given: readonly string[],
): Pick<BankQuestion, 'options' | 'right'> {
  if (kind === 'blank') return { options: [], right: given };
  if (kind === 'judge') {
    const options = judgeOptions.map((option) => ({ id: option, text: option === 'true' ? '对' : '错' }));
    return { options, right: [given[0] === '对' ? 'true' : 'false'] };
  }
  // An id tells nothing of the order in which the options were written down.
  const salt = Array.from(id).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const places = given.map((_, index) => index).sort((one, other) => chance(salt, one) - chance(salt, other));
  const options = given.map((option, index) => ({
    id: `o${places.indexOf(index) + 1}`,
    text: option.replace(/^\*/, ''),
  }));
  return {
    options,
    right: options.filter((_, index) => given[index]?.startsWith('*')).map((each) => each.id),
  };
}
