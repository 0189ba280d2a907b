import { isAnswered, type Answer, type QuestionKind } from './question';

/** What a question is worth, and its right answer: all right options, or every text that a blank takes. */
export interface Solution {
  readonly kind: QuestionKind;
  readonly points: number;
  readonly right: Answer;
}

export const marks = ['right', 'partly', 'wrong', 'empty'] as const;
export type Mark = (typeof marks)[number];

/**
 * How an answer is judged. A single choice and true-or-false are right or wrong; a multiple choice is partly right where only right options
 * were chosen but not all of them; a blank is compared without regard to blanks, case and full-width characters.
 */
export function markOf({ kind, right }: Pick<Solution, 'kind' | 'right'>, answer: Answer): Mark {
  if (!isAnswered(answer)) return 'empty';
  if (kind === 'blank') {
    const typed = plain(answer[0] ?? '');
    return right.some((each) => plain(each) === typed) ? 'right' : 'wrong';
  }
  const chosen = new Set(answer);
  if ([...chosen].some((option) => !right.includes(option))) return 'wrong';
  return chosen.size === right.length ? 'right' : kind === 'multiple' ? 'partly' : 'wrong';
}

/** The points of an answer: all of them for a right one, half of them, rounded down, for a partly right one. */
export function pointsOf(solution: Solution, answer: Answer): number {
  const mark = markOf(solution, answer);
  if (mark === 'right') return solution.points;
  return mark === 'partly' ? Math.floor(solution.points / 2) : 0;
}

/** The score of all answers, by the id of the question; what is not answered gets nothing. */
export function scoreOf(
  solutions: readonly (Solution & { readonly id: string })[],
  answers: Readonly<Record<string, Answer>>,
): { score: number; full: number; right: number } {
  let score = 0;
  let full = 0;
  let right = 0;
  for (const solution of solutions) {
    const answer = answers[solution.id] ?? [];
    score += pointsOf(solution, answer);
    full += solution.points;
    if (markOf(solution, answer) === 'right') right += 1;
  }
  return { score, full, right };
}

/** A typed text as it is compared. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}
