import { award, claimAward } from '@/api/endpoints/award';
import { examDraw, examEnroll, examPay, examStart, examSubmit } from '@/areas/quiz/endpoints/exam';
import { drawStateOf } from '@/areas/quiz/mocks/exam-results';
import { claimTreasure, joinTreasure } from '@/areas/treasure/endpoints';
import { roundNow, sharesTaken } from '@/areas/treasure/mocks/round-now';
import { roundsOf } from '@/areas/treasure/mocks/rounds';
import { shareRows } from '@/areas/treasure/mocks/share-orders';
import { times } from '@/domain/money';
import { attemptOf, stageOf } from '@/mocks/quiz/attempts';
import { examsOf } from '@/mocks/quiz/exams';
import { solutions } from '../../support/quiz';
import { moneyCall, type Operation } from './operation';
import { actors } from './people';
import { addressOf } from './shopping';
import type { Walk } from './walk';

/** Draws, quizzes and prizes. */
export const games: readonly Operation[] = [
  {
    name: 'take shares of a draw',
    calls: [joinTreasure],
    plan: ({ state, now }, pick) => {
      const chosen = pick(
        roundsOf(state.seed).flatMap((round) => {
          const at = roundNow(state, round, now);
          const left = at.state === 'running' ? round.total - at.paid - at.held : 0;
          return left > 0 ? [{ round, left }] : [];
        }),
      );
      const as = pick(actors)?.usercode ?? '';
      if (chosen === undefined) return null;
      const { round, left } = chosen;
      const count = Math.min(left, round.limit - sharesTaken(state, round, as), pick([1, 3, 8]) ?? 1);
      if (count <= 0) return null;
      return moneyCall(as, joinTreasure, { id: round.id, count, money: times(round.price, count) });
    },
  },
  {
    name: 'claim what a share has won',
    calls: [claimTreasure],
    plan: ({ state, now }, pick) => {
      const claimed = state.treasure.claims.map(({ order }) => order);
      const won = pick(
        actors.flatMap(({ usercode }) =>
          shareRows(state, usercode, now)
            .filter(({ id, result }) => result === 'won' && !claimed.includes(id))
            .map(({ id }) => ({ id, as: usercode })),
        ),
      );
      if (won === undefined) return null;
      const { id, as } = won;
      return moneyCall(as, claimTreasure, { id, addressId: addressOf(state.addresses, as) });
    },
  },
  ...(
    [
      ['enrol for a quiz', examEnroll, 'none'],
      ['order the fee of a quiz', examPay, 'none'],
      ['begin a quiz', examStart, 'enrolled'],
      ['hand a quiz in', examSubmit, 'answering'],
    ] as const
  ).map(([name, endpoint, stage]): Operation => ({
    name,
    ...(stage === 'none' ? {} : { isSequel: true }),
    calls: [endpoint],
    plan: (walk, pick) => {
      const chosen = pick(
        running(walk).filter(
          (each) =>
            each.stage === stage &&
            (endpoint !== examEnroll || each.exam.fee === 0) &&
            (endpoint !== examPay || each.exam.fee > 0),
        ),
      );
      if (chosen === undefined) return null;
      const { exam, usercode } = chosen;
      const { id } = exam;
      if (endpoint === examPay) return moneyCall(usercode, endpoint, { id, money: exam.fee });
      if (endpoint !== examSubmit) return moneyCall(usercode, endpoint, { id });
      return moneyCall(usercode, endpoint, { id, answers: pick([[], solutions(id), solutions(id)]) ?? [] });
    },
  })),
  {
    name: 'draw for a quiz',
    isSequel: true,
    calls: [examDraw],
    plan: (walk, pick) => {
      const { state, now } = walk;
      const chosen = pick(
        running(walk).filter(
          ({ exam, usercode }) => drawStateOf(exam, attemptOf(state, exam.id, usercode), now) === 'open',
        ),
      );
      return chosen === undefined ? null : moneyCall(chosen.usercode, examDraw, { id: chosen.exam.id });
    },
  },
  {
    name: 'claim a prize',
    calls: [claimAward],
    plan: async (walk, pick) => {
      const as = pick(actors)?.usercode ?? '';
      const { prizes } = await walk.read(as, award, {});
      const prize = pick(prizes.filter(({ state }) => state === 'to-claim'));
      if (prize === undefined) return null;
      const addressId = prize.kind === 'goods' ? addressOf(walk.state.addresses, as) : '';
      return moneyCall(as, claimAward, { id: prize.id, addressId });
    },
  },
];

/** Quizzes that run now, with how far each of those who act is. */
function running({ state, now }: Walk) {
  return examsOf(state.seed.epoch)
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .flatMap((exam) =>
      actors.map(({ usercode }) => ({
        exam,
        usercode,
        stage: stageOf(state, attemptOf(state, exam.id, usercode)),
      })),
    );
}
