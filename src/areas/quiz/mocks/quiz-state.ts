import { mockState, rows } from '@/mocks/core/state-part';
import { withExamsAt, type ExamAttempt } from '@/mocks/quiz/attempts';
import { defaultExams } from './default-exams';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Tries at quizzes, in the order of their last change. */
    readonly exams: readonly ExamAttempt[];
  }
}

export const parts = [
  mockState('exams', {
    schema: rows,
    initial: ({ epoch }) => defaultExams(epoch),
    due: { endings: withExamsAt },
  }),
];
