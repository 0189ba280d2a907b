import { tenths } from '@/domain/money';
import { prizeOfTicket, ticketOf } from '@/domain/quiz/draw';
import { house, personal, post } from '@/mocks/core/ledger';
import { mix } from '@/mocks/core/random';
import { nextId, type MockState } from '@/mocks/core/state';
import type { MallCoupon } from '@/mocks/life/coupons';
import { thingDrawn } from '@/mocks/life/goods-drawings';
import type { MockPrize, PrizeClaim } from '@/mocks/prizes/prizes';
import { withAttempt, type ExamAttempt } from './attempts';
import { examOf, type ExamPrize, type MockExam } from './exams';

const dayLength = 86_400_000;
/** For how many days goods can be claimed, and a won voucher holds. */
const claimDays = 15;
const couponDays = 30;

/** Draws for a person: coins are paid and a voucher is given at once, goods wait among the prizes for an address. */
export function drawn(before: MockState, attempt: ExamAttempt, exam: MockExam, now: number): MockState {
  const { usercode } = attempt;
  const seed = mix(mix(Number(usercode.slice(2)), Number(exam.id.slice(1))), before.seed.epoch / 60_000);
  const draw = { ticket: ticketOf(seed, exam.prizes), at: now };
  const state = withAttempt(before, { ...attempt, draw });
  const prize = prizeOf(exam, draw.ticket);
  if (prize === undefined || prize.kind === 'none' || prize.kind === 'goods') return state;
  const claim: PrizeClaim = { prize: prizeId(attempt), owner: usercode, time: now, address: null };
  const claimed = { ...state, prizeClaims: [...state.prizeClaims, claim] };
  const { amount } = prize;
  if (amount === undefined) return claimed;
  const { id, state: named } = nextId(claimed, 'B');
  const legs = [
    { account: house.issuer, delta: tenths(-amount) },
    { account: personal(usercode), delta: amount },
  ];
  const posting = { id, time: now, kind: 'welfare', title: '答题抽奖', source: exam.title, legs } as const;
  return { ...named, ledger: post(named.ledger, posting) };
}

/** What a ticket of a quiz won. */
export function prizeOf({ prizes }: MockExam, ticket: number): ExamPrize | undefined {
  return prizes[prizeOfTicket(ticket, prizes)];
}

/** The prizes that a person drew. */
export function examPrizes(state: MockState, usercode: string): readonly MockPrize[] {
  return drawsOf(state, usercode).flatMap(({ attempt, exam, prize, at }) =>
    prize.kind === 'none'
      ? []
      : [
          {
            id: prizeId(attempt),
            kind: prize.kind,
            name: prize.name,
            source: exam.title,
            picture: prize.thing === undefined ? '' : thingDrawn(prize.thing, {}),
            amount: prize.amount ?? null,
            wonAt: at,
            claimUntil: at + claimDays * dayLength,
          },
        ],
  );
}

/** The vouchers that a person drew. */
export function examCoupons(state: MockState, usercode: string): readonly MallCoupon[] {
  return drawsOf(state, usercode).flatMap(({ attempt, prize: { name, worth }, at }) =>
    worth === undefined
      ? []
      : [
          {
            id: `C${prizeId(attempt)}`,
            name,
            worth,
            shop: 'shops',
            least: tenths(0),
            usedAt: null,
            expiresAt: at + couponDays * dayLength,
          },
        ],
  );
}

function drawsOf(state: MockState, usercode: string) {
  return state.exams.flatMap((attempt) => {
    const { draw } = attempt;
    const exam = examOf(state.seed.epoch, attempt.exam);
    if (attempt.usercode !== usercode || draw === null || exam === undefined) return [];
    const prize = prizeOf(exam, draw.ticket);
    return prize === undefined ? [] : [{ attempt, exam, prize, at: draw.at }];
  });
}

function prizeId({ exam, usercode }: ExamAttempt): string {
  return `${usercode}-${exam}-draw`;
}
