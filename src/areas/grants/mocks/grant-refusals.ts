import { longestPurpose, mostBudget } from '@/domain/grants/limits';
import { formatCoins, type Tenths } from '@/domain/money';
import type { Refusal } from '@/mocks/core/handler';

export const notInWallet: Refusal = { code: '5901', message: '钱包账户没有审批和发放' };
export const departed: Refusal = { code: '5001', message: '你已离职，账户里的龙币不能再使用' };
export const noTeamAccount: Refusal = { code: '5004', message: '你没有激励账户' };
export const unknownRequest: Refusal = { code: '5902', message: '没有找到这笔申请' };
export const ownRequest: Refusal = { code: '5903', message: '自己提交的申请不能自己审批' };
export const notYours: Refusal = { code: '5904', message: '这笔申请现在不由你审批' };
export const notNow: Refusal = { code: '5905', message: '这笔申请的状态变了，请刷新后再试' };
export const notAnApprover: Refusal = { code: '5906', message: '请选择可以审批的同事' };
export const remindedToday: Refusal = { code: '5907', message: '今天已经提醒过了，明天再提醒' };
export const twice: Refusal = { code: '5908', message: '名单里有重复的同事，请删掉一行' };
export const nobodyToPay: Refusal = { code: '5909', message: '没有可以再发的同事' };
export const notProved: Refusal = { code: '5111', message: '这次审批需要支付密码' };

export const decidedMeanwhile = (who: string, how: string): Refusal => ({
  code: '5911',
  message: `${who}刚刚${how}，名单已刷新`,
});
export const problemsLeft = (count: number): Refusal => ({
  code: '5912',
  message: `有 ${count} 行需要处理，移除后才能通过`,
});
export const overBudget = (missing: Tenths): Refusal => ({
  code: '5913',
  message: `激励账户余额不足，还差 ${formatCoins(missing)} 龙币`,
});
export const wrongBudget: Refusal = {
  code: '5914',
  message: `预算要大于 0，且不超过 ${formatCoins(mostBudget)} 龙币`,
};
export const wrongPurpose: Refusal = { code: '5915', message: `用途最多 ${longestPurpose} 个字` };
export const wrongMoney: Refusal = { code: '5916', message: '每人收到的龙币须大于 0，且不超过 10,000.0' };
export const wrongText: Refusal = { code: '5109', message: '祝福最多 40 个字' };
export const wrongDay: Refusal = { code: '5917', message: '发放日已经过了，请重新选择' };
export const approverPaid = (names: string): Refusal => ({
  code: '5918',
  message: `${names}在发放名单里，不能审批这笔发放，请换审批人`,
});
export const paidYourself: Refusal = {
  code: '5919',
  message: '你在发放名单里，不能审批这笔发放，请转交或退回',
};
export const cannotReceive = (names: string): Refusal => ({
  code: '5106',
  message: `${names}不能收龙币，请先移出名单`,
});
