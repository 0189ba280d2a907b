import { tenths } from '@/domain/money';
import { house, personal, post } from '@/mocks/core/ledger';
import type { Person } from '@/mocks/core/people';
import { nextId, type MockState } from '@/mocks/core/state';
import { withSent } from '@/mocks/payment-security/sms';
import { jdAccountOf, withJdAccount } from '@/mocks/prepaid/jd-account';
import type { cardOf } from './cards';

type Card = NonNullable<ReturnType<typeof cardOf>>;

const oneYear = 365 * 86_400_000;
/** At most this many unknown codes may be tried within the time below, ms. */
const missesAllowed = 5;
const missesCountFor = 10 * 60_000;

/** Gives the person what a card is worth: a line of the bill for coins, an SMS for credit, beans at JD. */
export function cardUsed(
  before: MockState,
  { code, gives }: Card,
  person: Person,
  now: number,
): { state: MockState; id: string } {
  const { usercode, mobile } = person;
  const named = nextId(before, gives.kind === 'coins' ? 'B' : 'K');
  const { id, state } = named;
  switch (gives.kind) {
    case 'coins': {
      const posting = {
        id,
        time: now,
        kind: 'top-up',
        title: '充值卡充值',
        source: `尾号 ${code.slice(-4)}`,
        legs: [
          { account: house.issuer, delta: tenths(-gives.money) },
          { account: personal(usercode), delta: gives.money },
        ],
        expiresAt: now + oneYear,
      } as const;
      return { id, state: { ...state, ledger: post(state.ledger, posting) } };
    }
    case 'phone': {
      const text = `${gives.yuan} 元话费已充到尾号 ${mobile.slice(-4)} 的手机。`;
      return { id, state: withSent(state, { kind: 'sms', to: usercode, time: now, text }) };
    }
    case 'beans': {
      const account = jdAccountOf(state, person);
      return {
        id,
        state: withJdAccount(state, usercode, { ...account, brought: account.brought + gives.beans }),
      };
    }
  }
}

/** What a card gives this person, as the app reads it. */
export function wireGift({ gives }: Card, { mobile }: Pick<Person, 'mobile'>) {
  switch (gives.kind) {
    case 'coins':
      return { kind: 'coins' as const, money: gives.money };
    case 'phone':
      return { ...gives, tail: mobile.slice(-4) };
    case 'beans':
      return gives;
  }
}

/** Whether a person has tried too many unknown codes. */
export function hasGuessed({ cardMisses }: MockState, usercode: string, now: number): boolean {
  return recent(cardMisses[usercode], now).length >= missesAllowed;
}

export function missCounted(state: MockState, usercode: string, now: number): MockState {
  const misses = [...recent(state.cardMisses[usercode], now), now];
  return { ...state, cardMisses: { ...state.cardMisses, [usercode]: misses } };
}

function recent(misses: readonly number[] = [], now: number): readonly number[] {
  return misses.filter((time) => now < time + missesCountFor);
}
