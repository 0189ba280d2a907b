import { dayInMonth, fromMoment, monthOf, monthsLater, toDay } from '@/domain/business-time';
import { isPaid } from '@/domain/orders/order-state';
import type { Person } from '@/mocks/core/people';
import { mix } from '@/mocks/core/random';
import type { MockState } from '@/mocks/core/state';
import { cardYears } from '../rules/card';

/** A card of a person; times in milliseconds, the balance in hundredths of a yuan. */
interface MockCard {
  readonly id: string;
  /** Whole yuan. */
  readonly face: number;
  readonly balance: number;
  readonly boughtAt: number;
  readonly expiresAt: number;
}

const day = 86_400_000;
const second = 1_000;

/** Cards of the session's person from before the world began: what is left of each, and how many days ago it was bought. */
const earlier = [
  { id: 'J0000005', face: 200, balance: 20_000, daysAgo: 71 },
  { id: 'J0000004', face: 100, balance: 5_260, daysAgo: 3 * 365 - 11 },
  { id: 'J0000003', face: 500, balance: 50_000, daysAgo: 160 },
  { id: 'J0000002', face: 100, balance: 0, daysAgo: 420 },
  { id: 'J0000001', face: 200, balance: 320, daysAgo: 3 * 365 + 40 },
];

/** The cards of a person, the newest first. */
export function cardsOf(state: MockState, { usercode, index }: Person): readonly MockCard[] {
  const before = index === 0 ? earlier : [];
  const past = before.map(({ id, face, balance, daysAgo }) => {
    const boughtAt = state.seed.epoch - daysAgo * day;
    return { id, face, balance, boughtAt, expiresAt: expiryOf(boughtAt) };
  });
  const bought = state.orders.flatMap(({ id, buyer, card, state: of, payment }): MockCard[] => {
    const settledAt = payment?.settledAt ?? null;
    if (buyer !== usercode || card === null || settledAt === null || !isPaid(of)) return [];
    const { face } = card;
    return [{ id, face, balance: face * 100, boughtAt: settledAt, expiresAt: expiryOf(settledAt) }];
  });
  return [...past, ...bought].sort((one, other) => other.boughtAt - one.boughtAt);
}

/** The number and the code of a card, which exist from its payment on; always the same for the same card. */
export function secretOf(id: string): { cardNumber: string; cardCode: string } {
  const seed = Number(id.replace(/\D/g, '').slice(-9));
  const digits = Array.from({ length: 12 }, (_, index) => mix(seed, index) % 10).join('');
  const code = Array.from({ length: 16 }, (_, index) => signs[mix(seed, 100 + index) % signs.length]);
  return { cardNumber: `2609${digits}`, cardCode: code.join('') };
}

/** Without those that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The last second of the day on which a card expires. */
function expiryOf(boughtAt: number): number {
  const bought = toDay(boughtAt);
  const last = dayInMonth(monthsLater(monthOf(bought), 12 * cardYears), Number(bought.slice(8)));
  return fromMoment(last) + day - second;
}
