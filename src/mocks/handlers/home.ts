import type * as endpoints from '@/api/endpoints/home';
import { toCoins } from '@/domain/money';
import { pointsOf } from '../book';
import { lapsingUntil, personal } from '../ledger';
import type { Handler } from './handler';

const day = 86_400_000;
const days = 30;

export const queryUserExpireStatistics: Handler<typeof endpoints.queryUserExpireStatistics> = (
  state,
  { person },
  now,
) => {
  const amount = lapsingUntil(state.ledger.lots, personal(person.usercode), now + days * day);
  return { state, data: { amount: toCoins(amount), days } };
};

export const balance: Handler<typeof endpoints.balance> = (state, { person }) => ({
  state,
  data: { points: pointsOf(person.index) },
});
