import { chineseMoment } from '@/domain/chinese-moment';
import type { Moment } from '@/domain/moment';
import { pageArea } from '@/messages/shared';
import type { Pacing } from '../rules/pacing';

const paces: Record<Pacing['pace'], string> = {
  ahead: '发放进度偏快，后面可以适当放慢。',
  even: '发放进度适中，保持当前节奏即可。',
  behind: '发放进度偏慢，看看还有谁值得感谢。',
};

export const pacing = {
  title: '本期奖励进度',
  failed: '奖励进度加载失败，账户里的龙币都在',
  loading: '正在加载奖励进度',
  until: (at: Moment, days: number) => `到 ${chineseMoment(at, 'day')}，还有 ${days} 天`,
  over: '本期已结束',
  perHead: '平均每人还可送',
  shared: (people: number, free: string) => `团队 ${people} 人，共 ${free}`,
  shares: (given: string, time: string) => `本期已送出 ${given}，时间过了 ${time}`,
  paces,
  balance: '账户余额',
  overdrawn: (balance: string, amount: string) => `${balance}，已透支 ${amount}`,
  booked: '期内预约要送',
  given: '本期已送出',
  grant: '本期可送',
  missing: (amount: string) => `还差 ${amount}，补充后再送新的奖励。`,

  thanksTitle: '还没谢过的同事',
  thanksOnlyYou: '只有你看得到',
  thanksFailed: '团队名单加载失败',
  thanksLoading: '正在加载团队名单',
  thanksNone: '最近 90 天，团队里的每一位都谢过了。',
  thanksRule: '从没送过，或超过 90 天没送过。',
  never: '还没谢过',
  lastTime: (at: Moment) => `上次 ${chineseMoment(at, 'year-day')}`,
  more: (count: number) => `还有 ${count} 位`,
  reward: '奖励',
  rewardWho: (name: string) => `奖励${name}`,
  addTitle: (names: string) => `奖励名单里已有${names}`,
  addLine: (name: string) => `要把${name}加入名单，一起奖励吗？`,
  add: '加入名单',
  notNow: '暂不',
  full: (limit: number) => `名单已满 ${limit} 位，请先送出再添加`,
};

export const pacingMessages = pageArea(pacing, () => import('./pacing.en').then((module) => module.pacing));
