import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { listOf } from '@/api/list-of';
import { moment, wireTenths, word } from '@/api/wire';
import { answerPolicies, examStages } from '@/domain/quiz/exam';
import { questionKinds } from '@/domain/quiz/question';
import { rankScopes } from '../rules/ranking';
import { count, drawPrize, drawState, kept, pieces, reviewedQuestion } from './exam-wire';

const common = { gateway: 'mall', service: 'game', encrypted: false } as const;

/** The quizzes with their rules, and how far the person is with each. */
export const examActivities = endpoint({
  ...common,
  name: 'examActivities',
  path: '/exam/v1/examActivities',
  effect: 'read',
  changedByPayments: true,
  body: v.object({}),
  data: v.object({
    exams: listOf(
      v.object({
        id: word,
        title: word,
        line: v.string(),
        startsAt: moment,
        endsAt: moment,
        /** How long an attempt takes, s. */
        seconds: pieces,
        questions: pieces,
        full: pieces,
        /** The score from which it is passed. */
        pass: count,
        fee: wireTenths,
        /** What a right answer brings to those who pass. */
        perRight: wireTenths,
        answers: v.picklist(answerPolicies),
        joined: count,
        /** What those who pass can draw until the quiz ends, once each. */
        prizes: v.array(drawPrize),
        stage: v.picklist(examStages),
        /** The order of the fee that waits for its payment; empty where none does. */
        order: v.string(),
        /** When the running attempt ends; null while none runs. */
        attemptEndsAt: v.nullable(moment),
        /** Null until it is submitted. */
        score: v.nullable(count),
        draw: drawState,
      }),
    ),
  }),
});

/** Enrols for a quiz without a fee. */
export const examEnroll = endpoint({
  ...common,
  name: 'examEnroll',
  path: '/exam/v1/examEnroll',
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word }),
  data: v.object({}),
});

/** Places the order of the fee, which is paid at the cashier; an order that is still to be paid is given again. */
export const examPay = endpoint({
  ...common,
  name: 'examPay',
  path: '/exam/v1/examPay',
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word, money: wireTenths }),
  data: v.object({ id: word }),
});

/** Starts the time of the person's one attempt. */
export const examStart = endpoint({
  ...common,
  name: 'examStart',
  path: '/exam/v1/examStart',
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({}),
});

/** The questions of the running attempt without their solutions, and the answers that were kept; null while none runs. Without an id, the one that runs. */
export const examQuestions = endpoint({
  ...common,
  name: 'examQuestions',
  path: '/exam/v1/examQuestions',
  effect: 'read',
  body: v.object({ id: v.string() }),
  data: v.nullable(
    v.object({
      id: word,
      title: word,
      startedAt: moment,
      endsAt: moment,
      seconds: pieces,
      questions: listOf(
        v.object({
          id: word,
          kind: v.picklist(questionKinds),
          text: word,
          picture: v.fallback(v.string(), ''),
          options: listOf(v.object({ id: word, text: word })),
          points: pieces,
        }),
      ),
      answers: listOf(kept),
    }),
  ),
});

/** Keeps an answer; one of a lower revision than the kept one changes nothing. */
export const examAnswer = endpoint({
  ...common,
  name: 'examAnswer',
  path: '/exam/v1/examAnswer',
  effect: 'write',
  body: v.object({ id: word, ...kept.entries }),
  data: v.object({}),
});

/** Submits the attempt with these answers; a submitted one stays as it is. */
export const examSubmit = endpoint({
  ...common,
  name: 'examSubmit',
  path: '/exam/v1/examSubmit',
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word, answers: v.array(kept) }),
  data: v.object({}),
});

/** What an attempt came to; null where none was submitted. Without an id, the newest one. */
export const examResult = endpoint({
  ...common,
  name: 'examResult',
  path: '/exam/v1/examResult',
  effect: 'read',
  body: v.object({ id: v.string() }),
  data: v.nullable(
    v.object({
      id: word,
      title: word,
      endsAt: moment,
      score: count,
      full: pieces,
      pass: count,
      passed: v.boolean(),
      right: count,
      seconds: count,
      reward: wireTenths,
      submittedAt: moment,
      /** Who submitted it; `time` means the gateways did when the time was over. */
      by: v.picklist(['person', 'time'] as const),
      rank: pieces,
      participants: pieces,
      answers: v.picklist(answerPolicies),
      questions: listOf(reviewedQuestion),
      draw: drawState,
    }),
  ),
});

/** The ranking of a quiz: the people around the person, the person's team, or all participants. Without an id, that of the newest result. */
export const examRanking = endpoint({
  ...common,
  name: 'examRanking',
  path: '/exam/v1/examRanking',
  effect: 'read',
  body: v.object({
    id: v.string(),
    scope: v.picklist(rankScopes),
    page: pieces,
    size: v.pipe(pieces, v.maxValue(50)),
  }),
  data: v.nullable(
    v.object({
      title: word,
      total: count,
      /** Null where the person has none. */
      mine: v.nullable(v.object({ rank: pieces, score: count, seconds: count })),
      rows: listOf(
        v.object({
          rank: pieces,
          name: word,
          department: word,
          score: count,
          seconds: count,
          isMe: v.boolean(),
        }),
      ),
    }),
  ),
});

/** Draws for a quiz that was passed, once; asked again, it gives the ticket that was drawn. */
export const examDraw = endpoint({
  ...common,
  name: 'examDraw',
  path: '/exam/v1/examDraw',
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word }),
  data: v.object({ ticket: count }),
});

/** The submitted attempts, newest first, with what was drawn for each. */
export const examRecords = endpoint({
  ...common,
  name: 'examRecords',
  path: '/exam/v1/examRecords',
  effect: 'read',
  body: v.object({ page: pieces, size: v.pipe(pieces, v.maxValue(50)) }),
  data: v.object({
    total: count,
    records: listOf(
      v.object({
        id: word,
        title: word,
        score: count,
        full: pieces,
        passed: v.boolean(),
        submittedAt: moment,
        draw: drawState,
        /** The ticket that was drawn and what it won; null where nothing was drawn. */
        drawn: v.nullable(v.object({ ticket: count, name: word, kind: drawPrize.entries.kind })),
      }),
    ),
  }),
});

/** A quiz with the person's state. */
export type Exam = DataOf<typeof examActivities>['exams'][number];
/** A running attempt. */
export type ExamPaper = NonNullable<DataOf<typeof examQuestions>>;
export type PaperQuestion = ExamPaper['questions'][number];
/** A submitted attempt. */
export type ExamResult = NonNullable<DataOf<typeof examResult>>;
export type ReviewedQuestion = ExamResult['questions'][number];
export type ExamRecord = DataOf<typeof examRecords>['records'][number];
export type RankRow = NonNullable<DataOf<typeof examRanking>>['rows'][number];
