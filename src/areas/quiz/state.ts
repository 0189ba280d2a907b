import * as v from 'valibot';
import type { Answer } from '@/domain/quiz/question';
import { persisted } from '@/state/slice';

const given = v.object({
  answer: v.array(v.string()),
  /** Counts up with each change of the answer. */
  revision: v.number(),
  /** The revision that the gateway has kept. */
  kept: v.number(),
});
export type GivenAnswer = v.InferOutput<typeof given>;

const attempt = v.object({
  /** Tells the attempt from an earlier one in another world. */
  startedAt: v.string(),
  answers: v.record(v.string(), given),
});

const stored = v.object({
  /** By the id of the quiz. */
  attempts: v.fallback(v.record(v.string(), attempt), {}),
});

/** The answers of running quizzes as they were given on this phone; they survive a reload and a lost network. */
export const useQuizAnswers = persisted<v.InferOutput<typeof stored>>('person', 'quiz-answers', (value) => {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : { attempts: {} };
});

const none: Readonly<Record<string, GivenAnswer>> = {};

/** The answers that this phone has for an attempt, by question. */
export function answersOf(
  { attempts }: v.InferOutput<typeof stored>,
  exam: string,
  startedAt: string,
): Readonly<Record<string, GivenAnswer>> {
  const found = attempts[exam];
  return found?.startedAt === startedAt ? found.answers : none;
}

/** An answer was given or changed; its revision is above every earlier one. */
export function answerGiven(
  exam: string,
  startedAt: string,
  question: string,
  answer: Answer,
  keptRevision: number,
): void {
  useQuizAnswers.setState(({ attempts }) => {
    const answers = answersOf({ attempts }, exam, startedAt);
    const before = answers[question];
    const revision = Math.max(before?.revision ?? 0, keptRevision) + 1;
    const changed = { answer: [...answer], revision, kept: before?.kept ?? keptRevision };
    return { attempts: { ...attempts, [exam]: { startedAt, answers: { ...answers, [question]: changed } } } };
  });
}

/** The gateway has kept this revision of an answer. */
export function answerKept(exam: string, question: string, revision: number): void {
  useQuizAnswers.setState(({ attempts }) => {
    const found = attempts[exam];
    const before = found?.answers[question];
    if (found === undefined || before === undefined || before.kept >= revision) return { attempts };
    const answers = { ...found.answers, [question]: { ...before, kept: revision } };
    return { attempts: { ...attempts, [exam]: { ...found, answers } } };
  });
}

/** The attempt was submitted. */
export function answersCleared(exam: string): void {
  useQuizAnswers.setState(({ attempts }) => {
    const { [exam]: _, ...others } = attempts;
    return { attempts: others };
  });
}
