import type { AccountType } from '@/domain/account';
import type { Occasion, Recurrence } from '@/domain/bookings/schedule';
import { tenths, type Tenths } from '@/domain/money';

interface Tag {
  readonly name: string;
  readonly occasion: Occasion;
  readonly every: Recurrence;
  readonly moneyNote: string;
  /** What each recipient gets at most; none without a cap. */
  readonly limit?: Tenths;
}

const tags: Readonly<Record<AccountType, readonly Tag[]>> = {
  0: [
    { name: '生日祝福', occasion: 'birthday', every: 'yearly', moneyNote: '同事间通常送 66–188 龙币' },
    { name: '入职纪念', occasion: 'onboarding', every: 'yearly', moneyNote: '一年一份小心意' },
    { name: '节日问候', occasion: 'holiday', every: 'yearly', moneyNote: '选一个日子，每年都送' },
    { name: '里程碑', occasion: 'milepost', every: 'once', moneyNote: '只送一次' },
  ],
  1: [
    {
      name: '生日奖励',
      occasion: 'birthday',
      every: 'yearly',
      moneyNote: '团队经费，每人不超过 200 龙币',
      limit: tenths(2_000),
    },
    {
      name: '入职周年奖励',
      occasion: 'onboarding',
      every: 'yearly',
      moneyNote: '按司龄，通常每年 50 龙币起',
    },
    {
      name: '节日慰问',
      occasion: 'holiday',
      every: 'yearly',
      moneyNote: '团队经费，每人不超过 300 龙币',
      limit: tenths(3_000),
    },
    { name: '项目里程碑', occasion: 'milepost', every: 'once', moneyNote: '项目奖励，只发一次' },
  ],
};

/** The tags of an account's bookings. */
export function tagsOf(accountType: AccountType): readonly Tag[] {
  return tags[accountType];
}
