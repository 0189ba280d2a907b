import * as endpoints from '@/api/endpoints/account';
import { toCoins } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { hasLeft } from '@/mocks/core/has-left';
import { incentive, personal } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import { avatarOf } from './avatars';

const withoutAccount: Refusal = { code: '6', message: '您还没有龙币账户' };
const notYours: Refusal = { code: '5009', message: '只能查询本人的账户' };

const accountInfo: Handler<typeof endpoints.accountInfo> = (state, { body, person, systemType }) => {
  const { usercode } = person;
  if (colleague(state, body.oa)?.usercode !== usercode) return { state, refusal: notYours };
  if (state.withoutAccount.includes(usercode)) return { state, refusal: withoutAccount };
  const number = usercode.slice(2);
  const own = {
    accountType: 'XF' as const,
    accNo: `XF${number}`,
    balanceAmt: coinsOf(state, personal(usercode)),
  };
  const team = {
    accountType: 'GLZ' as const,
    accNo: `GLZ${number}`,
    balanceAmt: coinsOf(state, incentive(usercode)),
  };
  // Of another system: the app does not know the type.
  const canteen = { accountType: 'ST', accNo: `ST${number}`, balanceAmt: 0 };
  const isSenior = person.senior && systemType === 'LONGCOIN';
  const accountList = isSenior ? [own, team, canteen] : [own, canteen];
  return { state, data: { realName: person.name, ifSenior: person.senior, accountList } };
};

const walletBalance: Handler<typeof endpoints.walletBalance> = (state, { person: { usercode } }) => {
  if (state.withoutAccount.includes(usercode)) return { state, refusal: withoutAccount };
  const balance = coinsOf(state, personal(usercode));
  return { state, data: { balance, longminId: `LM${usercode.slice(2)}` } };
};

const queryUserInfo: Handler<typeof endpoints.queryUserInfo> = (state, { person }) => {
  if (person.departed) return { state, refusal: hasLeft };
  const { usercode, name, jobNumber, mobile, oaAccount } = person;
  const email = oaAccount === null ? '' : `${oaAccount}@longcoin.example`;
  const userId = `U${usercode.slice(2)}`;
  return {
    state,
    data: {
      username: name,
      usercode,
      userId,
      jobCode: jobNumber,
      mobile,
      email,
      avatar: avatarOf(person.index),
      oaAccount,
    },
  };
};

function coinsOf(state: MockState, account: string): number {
  return toCoins(balanceOf(state, account));
}

export const handlers = [
  serve(endpoints.accountInfo, accountInfo),
  serve(endpoints.walletBalance, walletBalance),
  serve(endpoints.queryUserInfo, queryUserInfo),
];
