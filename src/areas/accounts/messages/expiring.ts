import { chineseMoment } from '@/domain/chinese-moment';
import type { Moment } from '@/domain/moment';
import { area } from '@/messages/define-messages';

export const expiring = {
  title: '龙币到期',
  failed: '到期信息加载失败，你的龙币都在',
  loading: '正在加载到期信息',
  none: '近期没有到期的龙币',
  soon: (amount: string, days: number) => `${amount} 将在 ${days} 天内到期`,
  rule: '优先使用最早到期的龙币。预约按时送出后：',
  day: (at: Moment) => chineseMoment(at, 'year-day'),
  inDays: (days: number) => (days <= 0 ? '今天' : `还有 ${days} 天`),
  willBeUsed: '预约会在到期前全部用完',
  willExpire: '到期前没有预约使用，将全部到期',
  partly: (used: string, expires: string) => `预约会用 ${used}，还有 ${expires} 将到期`,
  more: (count: number, amount: string) => `还有 ${count} 批，共 ${amount}`,
  withoutGifts: '预约加载失败，以上没有计入预约。',
  allUsed: '不用担心，预约会在到期前全部用完。',
  beforeDay: (day: string) => `${day}前送给同事就不会到期，也不影响已有的预约。`,
  give: (amount: string) => `到期前送出 ${amount}`,
  replaceTitle: (typed: string) => `转账里已填写 ${typed}`,
  ownAmounts: '每人不同的金额',
  replaceLine: '同事和祝福会保留，只更换每人的金额。',
  replace: (amount: string) => `换成 ${amount}`,
  keep: '保留原来的',
};

export const expiringMessages = area(expiring, () =>
  import('./expiring.en').then((module) => module.expiring),
);
