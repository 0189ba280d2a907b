import { call } from '@/api/call';
import {
  examActivities,
  examQuestions,
  examRanking,
  examRecords,
  examResult,
  examSubmit,
} from '@/api/endpoints/exam';
import { invalidate, invalidateAfterPayment } from '@/queries/endpoint';
import { answersCleared, type GivenAnswer } from '@/state/quiz-answers';

/** Submits an attempt with all its answers; throws `GatewayError`. Submitting twice does nothing more. */
export async function submitExam(
  exam: string,
  answers: Readonly<Record<string, GivenAnswer>>,
): Promise<void> {
  const given = Object.entries(answers).map(([question, { answer, revision }]) => ({
    question,
    answer,
    revision,
  }));
  await call(examSubmit, { id: exam, answers: given }, { quiet: true });
  await examEnded(exam);
}

/** The attempt is over, by the person or by its time: what it changed is read again. */
export async function examEnded(exam: string): Promise<void> {
  answersCleared(exam);
  await Promise.all([
    invalidate(examActivities),
    invalidate(examQuestions),
    invalidate(examResult),
    invalidate(examRanking),
    invalidate(examRecords),
    // Right answers may have brought coins.
    invalidateAfterPayment(),
  ]);
}
