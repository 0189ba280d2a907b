import type { CardGiftKind } from '@/domain/top-up';
import { area } from '@/messages/define-messages';

export const cardCodes = {
  kinds: '可以兑换',
  kindNames: { coins: '龙币充值卡', phone: '话费卡', beans: '京豆卡' } satisfies Record<CardGiftKind, string>,
  coinsLine: '龙币到个人账户，马上可用',
  phoneLine: (phone: string) => `话费充到你的手机 ${phone}`,
  noPhoneLine: '先绑定手机号，再兑换话费卡',
  beansLine: (tail: string) => `京豆到手机尾号 ${tail} 的京东账户`,
  noBeansLine: '先绑定京东账户，再兑换京豆卡',
  bindJd: '去绑定',
  records: '兑换过的卡',
  recordsLoading: '正在加载兑换记录',
  recordsFailed: '兑换记录加载失败，兑换过的都在',
  none: '还没有兑换过卡',
  noneLine: '兑换成功的卡会记在这里。',
  row: (name: string, tail: string) => `${name} · 尾号 ${tail}`,
  gives: {
    coins: (amount: string) => `+${amount}`,
    phone: (yuan: number) => `${yuan} 元`,
    beans: (beans: string) => `+${beans} 豆`,
  },
  toPhone: (time: string, tail: string) => `${time} · 充到尾号 ${tail}`,
};

export const cardCodeMessages = area(cardCodes, () =>
  import('./card-codes.en').then((module) => module.cardCodes),
);
