import * as endpoints from '@/api/endpoints/expiring';
import { toMoment } from '@/domain/business-time';
import { toCoins } from '@/domain/money';
import { serve, type Handler } from '@/mocks/core/handler';
import { incentive, personal } from '@/mocks/core/ledger';

const queryUserExpireDetail: Handler<typeof endpoints.queryUserExpireDetail> = (state, { body, person }) => {
  const account = body.accountType === 0 ? personal(person.usercode) : incentive(person.usercode);
  const list = (state.ledger.lots[account] ?? []).map(({ left, expiresAt }) => ({
    amount: toCoins(left),
    expiresAt: toMoment(expiresAt),
  }));
  return { state, data: { list } };
};

export const handlers = [serve(endpoints.queryUserExpireDetail, queryUserExpireDetail)];
