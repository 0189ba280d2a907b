import type { WireDataOf } from '@/api/endpoint';
import { toMoment } from '@/domain/business-time';
import { orderCreated } from '@/mocks/cashier/orders';
import { serve, type Handler } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import {
  answersKept,
  attemptOf,
  enrolled,
  questionsFor,
  resultOf,
  stageOf,
  started,
  submitted,
} from '@/mocks/quiz/attempts';
import { pointsEach, type BankQuestion } from '@/mocks/quiz/bank';
import { examOf, examsOf, type MockExam } from '@/mocks/quiz/exams';
import * as endpoints from '../endpoints/exam';
import * as refusals from './exam-refusals';
import { drawStateOf } from './exam-results';

/** Who holds the quizzes, and gets their fees. */
const school = '龙币学堂';

const examActivities: Handler<typeof endpoints.examActivities> = (state, { person }, now) => ({
  state,
  data: { exams: examsOf(state.seed.epoch).map((exam) => wireExam(state, exam, person, now)) },
});

const examEnroll: Handler<typeof endpoints.examEnroll> = (state, { body, person }, now) => {
  const exam = examOf(state.seed.epoch, body.id);
  if (exam === undefined) return { state, refusal: refusals.unknownExam };
  const refusal = refusals.takingPartRefusal(exam, person, now);
  if (refusal !== null) return { state, refusal };
  if (exam.fee > 0) return { state, refusal: refusals.needsFee };
  // A second tap finds what the first one did.
  if (attemptOf(state, exam.id, person.usercode) !== undefined) return { state, data: {} };
  return { state: enrolled(state, exam.id, person.usercode, null), data: {} };
};

const examPay: Handler<typeof endpoints.examPay> = (state, { body, person }, now) => {
  const exam = examOf(state.seed.epoch, body.id);
  if (exam === undefined) return { state, refusal: refusals.unknownExam };
  const refusal = refusals.takingPartRefusal(exam, person, now);
  if (refusal !== null) return { state, refusal };
  if (exam.fee === 0) return { state, refusal: refusals.needsNoFee };
  if (body.money !== exam.fee) return { state, refusal: refusals.feeChanged };
  const attempt = attemptOf(state, exam.id, person.usercode);
  const stage = stageOf(state, attempt);
  if (stage === 'to-pay' && attempt?.order != null) return { state, data: { id: attempt.order } };
  if (stage !== 'none') return { state, refusal: refusals.enrolledAlready };
  const content = {
    buyer: person.usercode,
    product: 'goods',
    merchant: school,
    goods: `${exam.title}报名费`,
    count: 1,
    money: exam.fee,
    returnUrl: `#/answerReport?id=${exam.id}`,
    quiz: { exam: exam.id },
  } as const;
  const ordered = orderCreated(state, content, now);
  return { state: enrolled(ordered.state, exam.id, person.usercode, ordered.id), data: { id: ordered.id } };
};

const examStart: Handler<typeof endpoints.examStart> = (state, { body, person }, now) => {
  const exam = examOf(state.seed.epoch, body.id);
  if (exam === undefined) return { state, refusal: refusals.unknownExam };
  const attempt = attemptOf(state, exam.id, person.usercode);
  const stage = stageOf(state, attempt);
  if (stage === 'answering' || stage === 'done') return { state, data: {} };
  const refusal = refusals.takingPartRefusal(exam, person, now);
  if (refusal !== null) return { state, refusal };
  if (attempt === undefined || stage !== 'enrolled') return { state, refusal: refusals.notEnrolled };
  return { state: started(state, attempt, exam, now), data: {} };
};

const examQuestions: Handler<typeof endpoints.examQuestions> = (state, { body, person }) => {
  const running = state.exams.filter(
    (each) => each.usercode === person.usercode && stageOf(state, each) === 'answering',
  );
  const attempt = body.id === '' ? running[running.length - 1] : running.find(({ exam }) => exam === body.id);
  const exam = attempt === undefined ? undefined : examOf(state.seed.epoch, attempt.exam);
  if (attempt === undefined || exam === undefined) return { state, data: null };
  return {
    state,
    data: {
      id: exam.id,
      title: exam.title,
      startedAt: toMoment(attempt.startedAt ?? 0),
      endsAt: toMoment(attempt.endsAt ?? 0),
      seconds: exam.seconds,
      questions: questionsFor(exam, person.usercode).map(withoutSolution),
      answers: Object.entries(attempt.answers).map(([question, { answer, revision }]) => ({
        question,
        answer: [...answer],
        revision,
      })),
    },
  };
};

const examAnswer: Handler<typeof endpoints.examAnswer> = (state, { body, person }) => {
  const exam = examOf(state.seed.epoch, body.id);
  const attempt = attemptOf(state, body.id, person.usercode);
  if (exam === undefined || attempt === undefined || stageOf(state, attempt) !== 'answering')
    return { state, refusal: refusals.notAnswering };
  return { state: answersKept(state, attempt, exam, [body]).state, data: {} };
};

const examSubmit: Handler<typeof endpoints.examSubmit> = (state, { body, person }, now) => {
  const exam = examOf(state.seed.epoch, body.id);
  const attempt = attemptOf(state, body.id, person.usercode);
  const stage = stageOf(state, attempt);
  // The gateways may have submitted it meanwhile, because its time was over.
  if (stage === 'done') return { state, data: {} };
  if (exam === undefined || attempt === undefined || stage !== 'answering')
    return { state, refusal: refusals.notAnswering };
  const kept = answersKept(state, attempt, exam, body.answers);
  return { state: submitted(kept.state, kept.attempt, exam, 'person', now), data: {} };
};

type WireExam = WireDataOf<typeof endpoints.examActivities>['exams'][number];

function wireExam(state: MockState, exam: MockExam, { usercode }: Person, now: number): WireExam {
  const attempt = attemptOf(state, exam.id, usercode);
  const stage = stageOf(state, attempt);
  const finished = state.exams.filter((each) => each.exam === exam.id && each.submitted !== null).length;
  return {
    id: exam.id,
    title: exam.title,
    line: exam.line,
    startsAt: toMoment(exam.startsAt),
    endsAt: toMoment(exam.endsAt),
    seconds: exam.seconds,
    questions: exam.questions.length,
    full: exam.questions.length * pointsEach,
    pass: exam.pass,
    fee: exam.fee,
    perRight: exam.perRight,
    answers: exam.policy,
    joined: exam.joined + finished,
    prizes: exam.prizes.map(({ name, kind, tickets }) => ({ name, kind, tickets })),
    stage,
    order: stage === 'to-pay' ? (attempt?.order ?? '') : '',
    attemptEndsAt: stage === 'answering' ? toMoment(attempt?.endsAt ?? 0) : null,
    score: attempt === undefined || stage !== 'done' ? null : resultOf(exam, attempt).score,
    draw: drawStateOf(exam, attempt, now),
  };
}

function withoutSolution({ id, kind, text, picture, options, points }: BankQuestion) {
  return { id, kind, text, picture, points, options: options.map((option) => ({ ...option })) };
}

export const handlers = [
  serve(endpoints.examActivities, examActivities),
  serve(endpoints.examEnroll, examEnroll),
  serve(endpoints.examPay, examPay),
  serve(endpoints.examStart, examStart),
  serve(endpoints.examQuestions, examQuestions),
  serve(endpoints.examAnswer, examAnswer),
  serve(endpoints.examSubmit, examSubmit),
];
