import { invalidate, invalidateAfterPayment } from '@/queries/endpoint';
import { examActivities, examQuestions, examRanking, examRecords, examResult } from './endpoints/exam';
import { answersCleared } from './state';

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
