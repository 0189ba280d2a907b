import type { WireDataOf } from '@/api/endpoint';
import { toMoment } from '@/domain/business-time';
import { showsAnswers } from '@/domain/quiz/exam';
import { markOf, pointsOf } from '@/domain/quiz/scoring';
import type { MockState } from '@/mocks/core/state';
import { questionsFor, resultOf, secondsOf, type ExamAttempt } from '@/mocks/quiz/attempts';
import { examOf, type MockExam } from '@/mocks/quiz/exams';
import type { examResult } from '../endpoints/exam';
import { standingsOf } from './standings';

/** A try that was submitted, with its quiz. */
export interface FinishedExam {
  readonly exam: MockExam;
  readonly attempt: ExamAttempt;
  /** When it was submitted, ms. */
  readonly at: number;
}

/** A person's submitted attempts, newest first. */
export function finishedOf(state: MockState, usercode: string): readonly FinishedExam[] {
  return state.exams
    .flatMap((attempt): FinishedExam[] => {
      const exam = examOf(state.seed.epoch, attempt.exam);
      if (attempt.usercode !== usercode || attempt.submitted === null || exam === undefined) return [];
      return [{ exam, attempt, at: attempt.submitted.at }];
    })
    .sort((one, other) => other.at - one.at);
}

/** The submitted try of this quiz; without an id, the newest one. */
export function finishedWith(state: MockState, usercode: string, id: string): FinishedExam | undefined {
  return finishedOf(state, usercode).find(({ exam }) => id === '' || exam.id === id);
}

/** Whether a person can draw for a quiz now. */
export function drawStateOf(
  exam: MockExam,
  attempt: ExamAttempt | undefined,
  now: number,
): 'none' | 'open' | 'done' | 'missed' {
  if (attempt?.submitted == null || exam.prizes.length === 0) return 'none';
  if (attempt.draw !== null) return 'done';
  if (!resultOf(exam, attempt).passed) return 'none';
  return now < exam.endsAt ? 'open' : 'missed';
}

/** A result as it is shown at this moment, ms. */
export function wireResult(
  state: MockState,
  { exam, attempt, at }: FinishedExam,
  now: number,
): NonNullable<WireDataOf<typeof examResult>> {
  const { score, full, right, passed, reward } = resultOf(exam, attempt);
  const standings = standingsOf(state, exam);
  const isOpen = showsAnswers(exam.policy, exam.endsAt, now);
  return {
    id: exam.id,
    title: exam.title,
    endsAt: toMoment(exam.endsAt),
    score,
    full,
    pass: exam.pass,
    passed,
    right,
    seconds: secondsOf(attempt),
    reward,
    submittedAt: toMoment(at),
    by: attempt.submitted?.by ?? 'person',
    rank: standings.findIndex(({ usercode }) => usercode === attempt.usercode) + 1,
    participants: standings.length,
    answers: exam.policy,
    questions: questionsFor(exam, attempt.usercode).map((question) => {
      const answer = attempt.answers[question.id]?.answer ?? [];
      return {
        id: question.id,
        kind: question.kind,
        text: question.text,
        picture: question.picture,
        options: question.options.map((option) => ({ ...option })),
        answer: [...answer],
        mark: markOf(question, answer),
        points: pointsOf(question, answer),
        solution: isOpen ? { right: [...question.right], note: question.note } : null,
      };
    }),
    draw: drawStateOf(exam, attempt, now),
  };
}
