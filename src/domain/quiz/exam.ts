/** How far a person is with a quiz. */
export const examStages = ['none', 'to-pay', 'enrolled', 'answering', 'done'] as const;
export type ExamStage = (typeof examStages)[number];

/** When a quiz shows its right answers to a person who has submitted it. */
export const answerPolicies = ['at-once', 'after-end', 'never'] as const;
export type AnswerPolicy = (typeof answerPolicies)[number];

/** The moment at which an attempt that starts now ends, ms: never after the quiz itself. */
export function attemptEnd(endsAt: number, seconds: number, now: number): number {
  return Math.min(endsAt, now + seconds * 1000);
}

/** Whether the right answers of a quiz that ends at this moment are shown now, both in ms. */
export function showsAnswers(policy: AnswerPolicy, endsAt: number, now: number): boolean {
  return policy === 'at-once' || (policy === 'after-end' && now >= endsAt);
}
