import { fromMoment, toDay } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';
import type { PrizeKind } from '@/domain/prizes/prize';
import type { DrawPrize } from '@/domain/quiz/draw';
import type { AnswerPolicy } from '@/domain/quiz/exam';
import type { MallCoupon } from '@/mocks/life/coupons';
import type { ThingName } from '@/mocks/life/goods-drawings';

/** Something on the wheel; `none` wins nothing. */
export interface ExamPrize extends DrawPrize {
  readonly name: string;
  readonly kind: PrizeKind | 'none';
  readonly amount?: Tenths;
  readonly worth?: MallCoupon['worth'];
  readonly thing?: ThingName;
}

/** A quiz as the gateways keep it; times in milliseconds. */
export interface MockExam {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** How long an attempt takes, s. */
  readonly seconds: number;
  /** Ids of its questions. */
  readonly questions: readonly string[];
  /** The score from which it is passed. */
  readonly pass: number;
  readonly fee: Tenths;
  /** The reward of a right answer for a person who passes. */
  readonly perRight: Tenths;
  readonly policy: AnswerPolicy;
  /** How many others have finished it when the world begins. */
  readonly joined: number;
  /** What those who passed can draw, until the quiz ends; nothing where there is no draw. */
  readonly prizes: readonly ExamPrize[];
}

const smallPrizes: readonly ExamPrize[] = [
  { name: '2 龙币', kind: 'coins', amount: tenths(20), tickets: 3000 },
  { name: '谢谢参与', kind: 'none', tickets: 2700 },
  { name: '晴雨伞', kind: 'goods', thing: 'umbrella', tickets: 250 },
  { name: '5 龙币', kind: 'coins', amount: tenths(50), tickets: 2000 },
  { name: '八五折券', kind: 'voucher', worth: { kind: 'rate', rate: 0.85 }, tickets: 2000 },
  { name: '保温壶', kind: 'goods', thing: 'flask', tickets: 50 },
];

const largePrizes: readonly ExamPrize[] = [
  { name: '10 龙币', kind: 'coins', amount: tenths(100), tickets: 3000 },
  { name: '谢谢参与', kind: 'none', tickets: 2500 },
  { name: '降噪耳机', kind: 'goods', thing: 'earphones', tickets: 100 },
  { name: '20 龙币', kind: 'coins', amount: tenths(200), tickets: 1500 },
  { name: '减 5 元券', kind: 'voucher', worth: { kind: 'coins', amount: tenths(50) }, tickets: 2500 },
  { name: '龙井礼盒', kind: 'goods', thing: 'tea', tickets: 400 },
];

/** Days and hours from the midnight of the day on which a world began. */
type At = readonly [day: number, hour: number];
type Line = Omit<MockExam, 'id' | 'startsAt' | 'endsAt' | 'questions'> & {
  from: At;
  to: At;
  questions: string;
};

const lines: readonly Line[] = [
  {
    title: '安全知识问答',
    line: '十道题，守住每一天的平安',
    from: [-5, 9],
    to: [2, 18],
    seconds: 600,
    questions: 'S01 S03 S04 S06 S08 S16 S17 S22 S28 S30',
    pass: 60,
    fee: tenths(0),
    perRight: tenths(10),
    policy: 'at-once',
    joined: 864,
    prizes: smallPrizes,
  },
  {
    title: '龙币达人挑战',
    line: '规则和心算，一次比个明白',
    from: [-2, 10],
    to: [5, 20],
    seconds: 900,
    questions: 'C01 C03 C04 C12 C16 C23 A01 A06 A17 A30',
    pass: 80,
    fee: tenths(50),
    perRight: tenths(20),
    policy: 'after-end',
    joined: 312,
    prizes: largePrizes,
  },
  {
    title: '安心社区知识赛',
    line: '邻里之间，多懂一点就多一分安心',
    from: [-3, 9],
    to: [1, 0],
    seconds: 300,
    questions: 'S02 S05 S10 S18 S19 S23 S26 C20 C21 K02',
    pass: 60,
    fee: tenths(0),
    perRight: tenths(0),
    policy: 'at-once',
    joined: 1283,
    prizes: smallPrizes,
  },
  {
    title: '文化月考',
    line: '诗词、节气和山河，看你记得多少',
    from: [1, 10],
    to: [8, 18],
    seconds: 600,
    questions: 'K01 K03 K04 K05 K09 K16 K18 K24 K28 K30',
    pass: 60,
    fee: tenths(0),
    perRight: tenths(10),
    policy: 'at-once',
    joined: 0,
    prizes: smallPrizes,
  },
  {
    title: '消防月知识赛',
    line: '一个月，把消防常识练成习惯',
    from: [-25, 9],
    to: [-4, 18],
    seconds: 600,
    questions: 'S02 S03 S05 S06 S17 S19 S22 S24 S28 S29',
    pass: 60,
    fee: tenths(0),
    perRight: tenths(0),
    policy: 'at-once',
    joined: 1502,
    prizes: [],
  },
  {
    title: '新人入职必答',
    line: '第一周要知道的十件事',
    from: [-60, 9],
    to: [-30, 18],
    seconds: 480,
    questions: 'C02 C05 C06 C09 C11 C14 C19 C24 C26 C30',
    pass: 60,
    fee: tenths(0),
    perRight: tenths(0),
    policy: 'never',
    joined: 206,
    prizes: [],
  },
];

const hour = 3_600_000;

/** The quizzes of a world that begins at this moment. */
export function examsOf(epoch: number): readonly MockExam[] {
  const midnight = fromMoment(toDay(epoch));
  const moment = ([day, hours]: At) => midnight + (day * 24 + hours) * hour;
  return lines.map(({ from, to, questions, ...line }, index) => ({
    ...line,
    id: `E${String(index + 1).padStart(4, '0')}`,
    startsAt: moment(from),
    endsAt: moment(to),
    questions: questions.split(' '),
  }));
}

/** A quiz by its id; undefined where there is none. */
export function examOf(epoch: number, id: string): MockExam | undefined {
  return examsOf(epoch).find((exam) => exam.id === id);
}
