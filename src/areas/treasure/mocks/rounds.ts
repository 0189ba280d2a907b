import { toMoment } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';
import { orderId } from '@/mocks/cashier/order-id';
import { person } from '@/mocks/core/people';
import { chance, mix } from '@/mocks/core/random';
import type { Seed } from '@/mocks/core/state';
import { thingDrawn } from '@/mocks/life/goods-drawings';
import { winningNumber } from '../rules/draw';
import { roundPlans, type RoundPlan } from './round-plans';

/** Shares that are paid; times in milliseconds. */
export interface Purchase {
  /** The order's id. */
  readonly id: string;
  /** Usercode. */
  readonly buyer: string;
  readonly first: number;
  readonly count: number;
  readonly paidAt: number;
}

/** A round as the gateways keep it, with what was paid before the world began; times in milliseconds. */
export interface Round {
  readonly id: string;
  readonly serial: number;
  readonly name: string;
  readonly picture: string;
  readonly worth: Tenths;
  readonly price: Tenths;
  readonly total: number;
  readonly limit: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Secret until the draw. */
  readonly seed: string;
  readonly earlier: readonly Purchase[];
}

/** Whom shares are paid to. */
export const treasureShop = '龙币夺宝';

const hour = 3_600_000;
const sharePrice = tenths(10);
const firstNumber = 10_000_001;
/** The highest number of shares in one simulated purchase. */
const mostAtOnce = 6;
/** Other people than those whose coins the tests count. */
const otherBuyers = { from: 20, count: 1_500 };

let last: { epoch: number; hasPast: boolean; rounds: readonly Round[] } | null = null;

/** The rounds of a world; where its person has no past, others bought all the shares. */
export function roundsOf({ epoch, entries }: Seed): readonly Round[] {
  const hasPast = entries > 0;
  if (last?.epoch !== epoch || last.hasPast !== hasPast)
    last = {
      epoch,
      hasPast,
      rounds: roundPlans.map((plan) => roundMade(hasPast ? plan : anonymous(plan), epoch)),
    };
  return last.rounds;
}

/** The plan without shares of the session's person. */
function anonymous({ mine: _mine, isWon: _isWon, ...plan }: RoundPlan): RoundPlan {
  return plan;
}

/** What shares of a round are called in orders and in the bill. */
export function shareTitle({ name, serial }: Round): string {
  return `${name} 第 ${serial} 期`;
}

/** The number of the share that is paid after so many others. */
export function numberAfter(paid: number): number {
  return firstNumber + paid;
}

function roundMade(plan: RoundPlan, epoch: number): Round {
  const { serial, name, thing, worth, total, limit, hours } = plan;
  const [start, end] = hours;
  const round = {
    id: `T${serial}`,
    serial,
    name,
    picture: thingDrawn(thing, { ground: serial }),
    worth: tenths(Math.round(worth * 10)),
    price: sharePrice,
    total,
    limit,
    startsAt: epoch + start * hour,
    endsAt: epoch + end * hour,
    seed: seedOf(serial, epoch),
  };
  const earlier = purchasesMade(plan, round);
  return { ...round, earlier: plan.paid === total ? drawSettled(plan, round.seed, earlier) : earlier };
}

function purchasesMade({ serial, paid, hours, mine }: RoundPlan, { startsAt }: Pick<Round, 'startsAt'>) {
  const [start, end] = hours;
  const length = ((end < 0 ? end - 24 : 0) - start) * hour - hour / 4;
  const made: Purchase[] = [];
  for (let sold = 0; sold < paid;) {
    const index = made.length;
    const wanted = mine?.[index] ?? 1 + Math.floor(chance(serial, index) * mostAtOnce);
    const count = Math.min(wanted, paid - sold);
    made.push({
      // The round and its purchase tell the orders of one minute apart.
      id: orderId(startsAt, (serial % 10) * 1_000 + index),
      buyer: person(mine?.[index] === undefined ? otherBuyer(serial, index) : 0).usercode,
      first: numberAfter(sold),
      count,
      paidAt: startsAt + Math.floor((length * (sold + count)) / paid),
    });
    sold += count;
  }
  return made;
}

/** Who holds the winning number does not change which number it is, so the world decides it for the session's person. */
function drawSettled(
  { isWon = false }: RoundPlan,
  seed: string,
  earlier: readonly Purchase[],
): readonly Purchase[] {
  const me = person(0).usercode;
  const number = winningNumber(seed, published(earlier)) ?? 0;
  const index = earlier.findIndex(({ first, count }) => number >= first && number < first + count);
  const winner = earlier[index];
  if (winner === undefined || (winner.buyer === me) === isWon) return earlier;
  const other = isWon ? earlier.find(({ buyer }) => buyer === me) : earlier.find(({ buyer }) => buyer !== me);
  // The two swap their shares.
  return earlier.map((each) => {
    if (each === winner) return { ...each, buyer: other?.buyer ?? me };
    return each === other ? { ...each, buyer: winner.buyer } : each;
  });
}

/** Purchases as the draw reads them. */
export function published(purchases: readonly Purchase[]) {
  return purchases.map(({ first, count, paidAt }) => ({ first, count, paidAt: toMoment(paidAt) }));
}

function otherBuyer(serial: number, index: number): number {
  return otherBuyers.from + (mix(serial, index + 1_000) % otherBuyers.count);
}

function seedOf(serial: number, epoch: number): string {
  const word = (index: number) =>
    mix((epoch / 60_000) ^ serial, index)
      .toString(16)
      .padStart(8, '0');
  return Array.from({ length: 8 }, (_, index) => word(index)).join('');
}
