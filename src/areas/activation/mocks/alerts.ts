export interface MockAlert {
  readonly alertId: string;
  readonly title: string;
  readonly content: string;
}

/** What there is to tell about accounts, and who has read what. Both versions of the calls know the same alerts. */
export interface Alerts {
  readonly account: readonly MockAlert[];
  readonly unified: readonly MockAlert[];
  /** `usercode|list|alertId` of each that was confirmed. */
  readonly confirmed: readonly string[];
}

export type AlertList = 'account' | 'unified';

export const noAlerts: Alerts = { account: [], unified: [], confirmed: [] };

/** Two of the account itself, one of the unified account. */
export const someAlerts: Alerts = {
  ...noAlerts,
  account: [
    {
      alertId: 'A001',
      title: '绑定的手机号已更换',
      content: '你的龙币账户已于 11 月 20 日更换绑定手机号。\n如非本人操作，请立即联系客服。',
    },
    {
      alertId: 'A002',
      title: '两个账户已合并',
      content: '你在物业公司的龙币账户已合并到这里，余额和账单都在，无需操作。',
    },
  ],
  unified: [
    {
      alertId: 'U001',
      title: '统一账户已开通',
      content: '今后在集团的各个应用里，使用的都是同一个龙币账户。',
    },
  ],
};
