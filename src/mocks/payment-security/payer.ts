import type { Refusal } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';

/** Why a person cannot pay with coins of the personal account at all. */
export function refusalOfPayer(state: MockState, { usercode, departed }: Person): Refusal | null {
  if (departed) return { code: '5001', message: '你已离职，账户里的龙币不能再使用' };
  return state.withoutAccount.includes(usercode) ? { code: '5002', message: '您还没有龙币账户' } : null;
}

export const notEnough: Refusal = { code: '5110', message: '余额不足，无法付款' };
