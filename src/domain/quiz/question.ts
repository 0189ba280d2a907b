export const questionKinds = ['single', 'multiple', 'judge', 'blank'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** An answer: the ids of the chosen options, or the typed text of a blank; empty if there is none. */
export type Answer = readonly string[];

/** Ids of the options of a true-or-false question. */
export const judgeOptions = ['true', 'false'] as const;

/** The longest text of a blank, in characters. */
export const longestBlank = 40;

/** Whether anything is answered. */
export function isAnswered(answer: Answer): boolean {
  return answer.some((each) => each.trim() !== '');
}

/** The answer after a tap on an option: several options are kept of a multiple choice, one of every other kind. */
export function optionToggled(kind: QuestionKind, answer: Answer, option: string): Answer {
  if (kind !== 'multiple') return [option];
  return answer.includes(option) ? answer.filter((each) => each !== option) : [...answer, option];
}

/** The letter by which an option is called, from its place. */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + index);
}
