import type { BusinessParts } from '@/domain/business-time';
import type { Pacing } from '@/domain/accounts/pacing';
import { area } from './define-messages';

const paces: Record<Pacing['pace'], string> = {
  ahead: '发放进度偏快，后面可以适当放慢。',
  even: '发放进度适中，保持当前节奏即可。',
  behind: '发放进度偏慢，看看还有谁值得感谢。',
};

export const pacing = {
  title: '本期奖励进度',
  failed: '没能算出节奏，账户里的龙币都在',
  loading: '正在算节奏',
  until: ({ month, day }: BusinessParts, days: number) => `到 ${month} 月 ${day} 日，还有 ${days} 天`,
  over: '这一期已经结束',
  perHead: '每人还可以放心送',
  accessibleText: (amount: string) => `${amount} 龙币`,
  shared: (people: number, free: string) => `团队 ${people} 人，共 ${free}`,
  shares: (given: string, time: string) => `本期已送出 ${given}，时间过了 ${time}`,
  paces,
  balance: '账户余额',
  overdrawn: (balance: string, amount: string) => `${balance}，已透支 ${amount}`,
  booked: '期内预约要送',
  given: '本期已送出',
  grant: '本期可送',
  missing: (amount: string) => `还差 ${amount}。先等补充，再送新的奖励。`,

  thanksTitle: '还没谢过的人',
  thanksOnlyYou: '只有你看得到',
  thanksFailed: '没能取到团队名单',
  thanksLoading: '正在取团队名单',
  thanksNone: '团队里的每一位，最近 90 天都谢过了。',
  thanksRule: '从没送过，或已超过 90 天没送过。',
  never: '还没谢过',
  lastTime: ({ year, month, day }: BusinessParts) => `上次 ${year} 年 ${month} 月 ${day} 日`,
  more: (count: number) => `还有 ${count} 位`,
  reward: '奖励',
  rewardWho: (name: string) => `奖励${name}`,
  addTitle: (names: string) => `奖励名单里已有${names}`,
  addLine: (name: string) => `把${name}加进去，一起奖励吗？`,
  add: '加进去',
  notNow: '先不',
  full: (limit: number) => `名单已满 ${limit} 位，先送出再加`,
};

export const pacingMessages = area(pacing, () => import('./pacing.en').then((module) => module.pacing));
