import type { BusinessParts } from '@/domain/business-time';
import { area } from './define-messages';

export const expiring = {
  title: '龙币到期',
  failed: '没能取到到期的龙币，你的龙币都在',
  loading: '正在取到期的龙币',
  none: '没有会到期的龙币',
  soon: (amount: string, days: number) => `${amount} 将在 ${days} 天内到期`,
  rule: '最早到期的先用。预约都按时送出后：',
  day: ({ year, month, day }: BusinessParts) => `${year} 年 ${month} 月 ${day} 日`,
  inDays: (days: number) => (days <= 0 ? '今天' : `还有 ${days} 天`),
  willBeUsed: '预约会在到期前全部用掉',
  willExpire: '到期前没有预约会用到，将全部到期',
  partly: (used: string, expires: string) => `预约会用掉 ${used}，还有 ${expires} 将到期`,
  more: (count: number, amount: string) => `还有 ${count} 批，共 ${amount}`,
  withoutGifts: '没能取到预约，这里没有算上它们。',
  allUsed: '不用操心，预约会在到期前用掉全部。',
  beforeDay: (day: string) => `${day}前送给同事，就不会到期，也不影响已有的预约。`,
  give: (amount: string) => `到期前送出去 ${amount}`,
  replaceTitle: (typed: string) => `转账里已经填了 ${typed}`,
  ownAmounts: '每人各自的龙币',
  replaceLine: '同事和祝福都会留着，只换每人的龙币。',
  replace: (amount: string) => `换成 ${amount}`,
  keep: '留着原来的',
};

export const expiringMessages = area(expiring, () =>
  import('./expiring.en').then((module) => module.expiring),
);
