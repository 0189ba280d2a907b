import { call } from '@/api/call';
import { examActivities, examEnroll, examQuestions, examStart } from '@/api/endpoints/exam';
import { invalidate } from '@/queries/endpoint';

/** Enrols for a quiz without a fee; throws `GatewayError`. Whatever became of it, the person's state is read again. */
export async function enrol(id: string): Promise<void> {
  try {
    await call(examEnroll, { id }, { quiet: true });
  } finally {
    await invalidate(examActivities);
  }
}

/** Starts the time of the attempt; throws `GatewayError`. */
export async function startExam(id: string): Promise<void> {
  try {
    await call(examStart, { id }, { quiet: true });
    await invalidate(examQuestions);
  } finally {
    await invalidate(examActivities);
  }
}
