import type { QuestionKind } from '@/domain/quiz/question';
import type { PictureName } from './question-drawings';

/**
 * A question of the bank. Right options begin with an asterisk; true-or-false has the right word alone, a blank every text that it takes.
 */
export type QuestionLine = readonly [
  kind: QuestionKind,
  text: string,
  options: readonly string[],
  note: string,
  picture?: PictureName,
];
