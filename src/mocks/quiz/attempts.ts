import { tenths } from '@/domain/money';
import { isPaid, wasPaid } from '@/domain/orders/order-state';
import { attemptEnd, type ExamStage } from '@/domain/quiz/exam';
import type { Answer } from '@/domain/quiz/question';
import { scoreOf } from '@/domain/quiz/scoring';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { house, personal, post } from '@/mocks/core/ledger';
import { mix } from '@/mocks/core/random';
import { nextId, type MockState } from '@/mocks/core/state';
import { questionWith, type BankQuestion } from './bank';
import { examOf, type MockExam } from './exams';

/** An answer as it was kept last; a later one has a higher revision. */
export interface KeptAnswer {
  readonly answer: Answer;
  readonly revision: number;
}

/** One person's one try at a quiz; times in milliseconds. */
export interface ExamAttempt {
  readonly exam: string;
  readonly usercode: string;
  /** The order of the fee; null where there is none. */
  readonly order: string | null;
  readonly startedAt: number | null;
  /** When the gateways submit what they kept; null until it is started. */
  readonly endsAt: number | null;
  /** By the id of the question. */
  readonly answers: Readonly<Record<string, KeptAnswer>>;
  readonly submitted: { readonly at: number; readonly by: 'person' | 'time' } | null;
  /** The ticket that was drawn. */
  readonly draw: { readonly ticket: number; readonly at: number } | null;
}

export function attemptOf(state: MockState, exam: string, usercode: string): ExamAttempt | undefined {
  return state.exams.find((attempt) => attempt.exam === exam && attempt.usercode === usercode);
}

/** A person's progress; an enrolment whose fee was refunded or never paid does not count. */
export function stageOf(state: MockState, attempt: ExamAttempt | undefined): ExamStage {
  if (attempt === undefined) return 'none';
  if (attempt.submitted !== null) return 'done';
  if (attempt.startedAt !== null) return 'answering';
  if (attempt.order === null) return 'enrolled';
  const order = state.orders.find(({ id }) => id === attempt.order);
  if (order === undefined || order.state === 'closed') return 'none';
  if (isPaid(order.state)) return 'enrolled';
  return wasPaid(order.state) ? 'none' : 'to-pay';
}

/** Puts a try in the place of the former one of the same person. */
export function withAttempt(state: MockState, changed: ExamAttempt): MockState {
  const others = state.exams.filter(
    ({ exam, usercode }) => exam !== changed.exam || usercode !== changed.usercode,
  );
  return { ...state, exams: [...others, changed] };
}

export function enrolled(state: MockState, exam: string, usercode: string, order: string | null): MockState {
  const none = { startedAt: null, endsAt: null, answers: {}, submitted: null, draw: null };
  return withAttempt(state, { exam, usercode, order, ...none });
}

export function started(state: MockState, attempt: ExamAttempt, exam: MockExam, now: number): MockState {
  return withAttempt(state, {
    ...attempt,
    startedAt: now,
    endsAt: attemptEnd(exam.endsAt, exam.seconds, now),
  });
}

/** Keeps answers; one that was sent before a kept one changes nothing, nor does one to a question that the quiz has not. */
export function answersKept(
  state: MockState,
  attempt: ExamAttempt,
  { questions }: MockExam,
  given: readonly (KeptAnswer & { question: string })[],
): { state: MockState; attempt: ExamAttempt } {
  const answers = { ...attempt.answers };
  for (const { question, answer, revision } of given) {
    if (!questions.includes(question) || (answers[question]?.revision ?? 0) >= revision) continue;
    answers[question] = { answer, revision };
  }
  const changed = { ...attempt, answers };
  return { state: withAttempt(state, changed), attempt: changed };
}

/** Ends a try; what it brings is paid to those who passed. */
export function submitted(
  before: MockState,
  attempt: ExamAttempt,
  exam: MockExam,
  by: 'person' | 'time',
  at: number,
): MockState {
  const state = withAttempt(before, { ...attempt, submitted: { at, by } });
  const { reward } = resultOf(exam, attempt);
  if (reward === 0) return state;
  const { id, state: named } = nextId(state, 'B');
  const legs = [
    { account: house.issuer, delta: tenths(-reward) },
    { account: personal(attempt.usercode), delta: reward },
  ];
  const posting = { id, time: at, kind: 'welfare', title: '答题奖励', source: exam.title, legs } as const;
  return { ...named, ledger: post(named.ledger, posting) };
}

/** Submits what was kept of every try whose time is over. */
export function withExamsAt(state: MockState, now: number): MockState {
  const due = state.exams.filter(
    ({ endsAt, submitted: done }) => done === null && endsAt !== null && now >= endsAt,
  );
  return due.reduce((after, attempt) => {
    const exam = examOf(state.seed.epoch, attempt.exam);
    return exam === undefined ? after : submitted(after, attempt, exam, 'time', attempt.endsAt ?? now);
  }, state);
}

/** What a try came to. */
export function resultOf(exam: MockExam, { answers }: Pick<ExamAttempt, 'answers'>) {
  const given = Object.fromEntries(Object.entries(answers).map(([id, { answer }]) => [id, answer]));
  const { score, full, right } = scoreOf(exam.questions.map(questionWith), given);
  const passed = score >= exam.pass;
  return { score, full, right, passed, reward: tenths(passed ? right * exam.perRight : 0) };
}

/** How long a try took, s. */
export function secondsOf({ startedAt, submitted: done }: ExamAttempt): number {
  return done === null || startedAt === null ? 0 : Math.round((done.at - startedAt) / 1000);
}

/** The questions of a quiz in the order in which a person gets them, their options too. */
export function questionsFor({ id, questions }: MockExam, usercode: string): readonly BankQuestion[] {
  const salt = mix(Number(usercode.slice(2)), Number(id.slice(1)));
  return shuffled(questions.map(questionWith), salt).map((question, index) =>
    question.kind === 'judge'
      ? question
      : { ...question, options: shuffled(question.options, mix(salt, index)) },
  );
}

/** The try whose fee this order pays; undefined where it pays none. */
export function attemptPaidBy({ exams }: MockState, { id }: CashierOrder): ExamAttempt | undefined {
  return exams.find(({ order }) => order === id);
}

function shuffled<T>(list: readonly T[], salt: number): readonly T[] {
  return list
    .map((each, index) => ({ each, key: mix(salt, index) }))
    .sort((one, other) => one.key - other.key)
    .map(({ each }) => each);
}
