import { chineseMoment } from '@/domain/chinese-moment';
import { area } from '@/messages/define-messages';

/** “陈思远、周一航等 5 人” */
function named(names: readonly string[]): string {
  return names.length > 2 ? `${names.slice(0, 2).join('、')}等 ${names.length} 人` : names.join('、');
}

export const preCheck = {
  title: '转出前看一眼',
  free: (count: number) => `${count} 处，不影响转出`,
  place: (department: string, jobNumber: string) => `${department} · 工号\u00a0${jobNumber}`,
  namesake: (count: number, name: string) => `有 ${count} 位${name}，你选的是这一位`,
  first: (name: string) => `第一次送给${name}`,
  equalToday: (names: readonly string[]) => `今天已给${named(names)}送过同样的金额`,
  equalTodayReward: (names: readonly string[]) => `今天已奖励过${named(names)}同样的金额`,
  lastToday: (time: string, amount: string) => `今天 ${time}，${amount} 龙币`,
  recent: (name: string) => `最近送过${name}`,
  recentReward: (name: string) => `最近奖励过${name}`,
  /** `year` is null where it is the current one. */
  last: (day: string, amount: string) => `${day}，${amount} 龙币`,
  sameText: (names: readonly string[]) => `一年前给${named(names)}也写过这句`,
  day: chineseMoment,
  muchMore: (amount: string) => `每人 ${amount}，比平时多很多`,
  muchLess: (amount: string) => `每人 ${amount}，比平时少很多`,
  muchMoreFor: (names: readonly string[], amount: string) => `给${named(names)} ${amount}，比平时多很多`,
  muchLessFor: (names: readonly string[], amount: string) => `给${named(names)} ${amount}，比平时少很多`,
  usual: (low: string, high: string) => (low === high ? `平时每人 ${low}` : `平时每人 ${low}–${high}`),
  likely: (usual: string, amount: string) => `${usual}，是不是想送 ${amount}？`,
  change: '换一位',
  skip: '这次不送',
  another: '换一句',
  write: '自己写',
  amount: '改金额',
  about: (fix: string, name: string) => `${fix}：${name}`,
  skipped: (name: string) => `已移除${name}`,
  texts: [
    '辛苦啦，谢谢你',
    '祝你事事顺心',
    '愿你天天开心',
    '一路有你，真好',
    '恭喜发财！',
  ] as readonly string[],
};

/** The hints that are shown before a transfer is sent. */
export const preCheckMessages = area(preCheck, () =>
  import('./pre-check.en').then((module) => module.preCheck),
);
