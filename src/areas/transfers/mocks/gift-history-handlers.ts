import * as endpoints from '@/api/endpoints/gift-history';
import { toMoment } from '@/domain/business-time';
import { toCoins } from '@/domain/money';
import { accountHistoryOf } from '@/mocks/accounts/account-history';
import { receivedBy } from '@/mocks/accounts/transfers';
import { serve, type Handler } from '@/mocks/core/handler';

const newestAmounts = 50;

const queryGiftHistory: Handler<typeof endpoints.queryGiftHistory> = (state, { body, person }) => {
  const { accountType, usercodes } = body;
  const single = [...accountHistoryOf(state.seed).transfers.values(), ...state.transfers]
    .filter(({ from }) => from === person.usercode)
    .flatMap((transfer) =>
      transfer.to.map((usercode) => ({ ...transfer, usercode, money: receivedBy(transfer, usercode) })),
    )
    .sort((one, other) => other.time - one.time);
  const gifts = single
    .filter(({ usercode }) => usercodes.includes(usercode))
    .map(({ usercode, time, accountType: paidFrom, money, text, tag }) => ({
      usercode,
      time: toMoment(time),
      accountType: paidFrom,
      money: toCoins(money),
      text,
      tag,
    }));
  const amounts = single
    .filter((gift) => gift.accountType === accountType)
    .slice(0, newestAmounts)
    .map(({ money }) => toCoins(money));
  return { state, data: { gifts, amounts } };
};

export const handlers = [serve(endpoints.queryGiftHistory, queryGiftHistory)];
