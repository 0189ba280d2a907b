import type { Person } from '@/mocks/core/people';
import { chance } from '@/mocks/core/random';
import type { MockState } from '@/mocks/core/state';

/** When the JD account was bound, ms, null while it is not; and the beans that cards have brought since. */
export interface JdAccount {
  readonly since: number | null;
  readonly brought: number;
}

/** One person of so many has no account with JD. */
const withoutAccount = 7;

/** Whether JD knows the person's phone. */
export function isKnownToJd({ index }: Pick<Person, 'index'>): boolean {
  return index % withoutAccount !== withoutAccount - 1;
}

/** A person's JD account; the default person has bound one before the world began. */
export function jdAccountOf(
  { jdAccounts, seed }: MockState,
  { usercode, index }: Pick<Person, 'usercode' | 'index'>,
): JdAccount {
  return jdAccounts[usercode] ?? { since: index === 0 ? seed.epoch - 90 * 86_400_000 : null, brought: 0 };
}

export function withJdAccount(state: MockState, usercode: string, account: JdAccount): MockState {
  return { ...state, jdAccounts: { ...state.jdAccounts, [usercode]: account } };
}

/** The beans that a person can use: an order holds its beans from its placing on, and gives them back when it is closed. */
export function beansOf(state: MockState, person: Pick<Person, 'usercode' | 'index'>): number {
  const { index, usercode } = person;
  const own = index === 0 ? 1_260 : Math.floor(chance(71, index) * 4_000);
  const held = state.orders.reduce(
    (total, { buyer, card, state: of }) =>
      buyer === usercode && of !== 'closed' ? total + (card?.beans ?? 0) : total,
    0,
  );
  return own + jdAccountOf(state, person).brought - held;
}
