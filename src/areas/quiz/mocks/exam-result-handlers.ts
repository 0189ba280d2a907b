import { toMoment } from '@/domain/business-time';
import { serve, type Handler } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import { attemptOf, resultOf } from '@/mocks/quiz/attempts';
import { drawn, prizeOf } from '@/mocks/quiz/exam-prizes';
import { examOf } from '@/mocks/quiz/exams';
import * as endpoints from '../endpoints/exam';
import type { RankScope } from '../rules/ranking';
import * as refusals from './exam-refusals';
import { drawStateOf, finishedOf, finishedWith, wireResult } from './exam-results';
import { standingsOf, type RankedPerson } from './standings';

/** How many people before and behind a person are shown. */
const neighbours = 5;

const examResult: Handler<typeof endpoints.examResult> = (state, { body, person }, now) => {
  const found = finishedWith(state, person.usercode, body.id);
  return { state, data: found === undefined ? null : wireResult(state, found, now) };
};

const examRanking: Handler<typeof endpoints.examRanking> = (state, { body, person }) => {
  const id = body.id === '' ? (finishedWith(state, person.usercode, '')?.exam.id ?? '') : body.id;
  const exam = examOf(state.seed.epoch, id);
  if (exam === undefined) return { state, data: null };
  const all = standingsOf(state, exam).map((each, index) => ({ ...each, rank: index + 1 }));
  const mine = all.find(({ usercode }) => usercode === person.usercode);
  const chosen = inScope(all, body.scope, person);
  return {
    state,
    data: {
      title: exam.title,
      total: chosen.length,
      mine: mine === undefined ? null : { rank: mine.rank, score: mine.score, seconds: mine.seconds },
      rows: chosen
        .slice((body.page - 1) * body.size, body.page * body.size)
        .map(({ rank, name, department, score, seconds, usercode }) => ({
          rank,
          name,
          department,
          score,
          seconds,
          isMe: usercode === person.usercode,
        })),
    },
  };
};

function inScope<Row extends RankedPerson>(
  all: readonly Row[],
  scope: RankScope,
  { usercode, department }: Person,
): readonly Row[] {
  if (scope === 'all') return all;
  if (scope === 'team') return all.filter((each) => each.department === department);
  const index = all.findIndex((each) => each.usercode === usercode);
  return index < 0 ? [] : all.slice(Math.max(0, index - neighbours), index + neighbours + 1);
}

const examDraw: Handler<typeof endpoints.examDraw> = (state, { body, person }, now) => {
  const exam = examOf(state.seed.epoch, body.id);
  const attempt = attemptOf(state, body.id, person.usercode);
  if (exam === undefined || attempt === undefined) return { state, refusal: refusals.noDraw };
  if (attempt.draw !== null) return { state, data: { ticket: attempt.draw.ticket } };
  const can = drawStateOf(exam, attempt, now);
  if (can !== 'open' || person.departed)
    return { state, refusal: can === 'missed' ? refusals.drawMissed : refusals.noDraw };
  const after = drawn(state, attempt, exam, now);
  return { state: after, data: { ticket: attemptOf(after, exam.id, person.usercode)?.draw?.ticket ?? 0 } };
};

const examRecords: Handler<typeof endpoints.examRecords> = (state, { body, person }, now) => {
  const all = finishedOf(state, person.usercode);
  return {
    state,
    data: {
      total: all.length,
      records: all.slice((body.page - 1) * body.size, body.page * body.size).map(({ exam, attempt, at }) => {
        const { score, full, passed } = resultOf(exam, attempt);
        const { draw } = attempt;
        const prize = draw === null ? undefined : prizeOf(exam, draw.ticket);
        return {
          id: exam.id,
          title: exam.title,
          score,
          full,
          passed,
          submittedAt: toMoment(at),
          draw: drawStateOf(exam, attempt, now),
          drawn:
            draw === null || prize === undefined
              ? null
              : { ticket: draw.ticket, name: prize.name, kind: prize.kind },
        };
      }),
    },
  };
};

export const handlers = [
  serve(endpoints.examResult, examResult),
  serve(endpoints.examRanking, examRanking),
  serve(endpoints.examDraw, examDraw),
  serve(endpoints.examRecords, examRecords),
];
