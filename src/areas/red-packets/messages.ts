import { chineseMoment } from '@/domain/chinese-moment';
import { formatCount } from '@/domain/money';
import type { PacketSplit, PacketState } from '@/domain/red-packets/red-packet';
import { pageArea } from '@/messages/shared';

const splits: Record<PacketSplit, string> = { equal: '普通红包', lucky: '拼手气红包' };

const states: Record<PacketState, string> = {
  waiting: '待打开',
  opened: '已领取',
  emptied: '已领完',
  expired: '已过期',
};

export const redPackets = {
  coverTitle: '红包',
  detailTitle: '红包详情',
  recordsTitle: '红包记录',
  loading: '正在加载红包',
  failed: '没能打开红包，里面的龙币都在',
  splits,
  states,

  noneTitle: '没有找到这个红包',
  noneLine: '可能不是送给你的，或链接不完整。',
  toRecords: '红包记录',

  from: (giver: string) => `${giver}送你的红包`,
  given: '你送出的红包',
  sentYou: '送你一个红包',
  open: '打开红包',
  opening: '正在打开',
  working: '仍在打开，请稍候，无需再点',
  asking: '暂未收到结果，正在查询，不会重复领取',
  checking: '正在核对，先别再点，稍后可在红包记录里查看结果',
  arrived: '已领取，正在加载详情',
  lookAgain: '重新加载',
  notSent: '没有打开，龙币还在红包里，可以再试一次',
  refused: '没能打开这个红包',
  busy: '还有一笔正在处理，请稍后再打开',
  userUnknown: '没能确认你的身份，请稍后再打开',
  later: '稍后再打开',
  kind: (split: PacketSplit, parts: number) => `${splits[split]}，共 ${formatCount(parts)} 个`,
  takenUntil: (taken: number, end: string) => `已领 ${formatCount(taken)} 个 · ${end} 到期`,
  /** `year` is null where it is the current one. */
  moment: chineseMoment,
  left: '距到期',

  inAccount: '已存入个人账户',
  thank: '谢谢 TA',
  thanked: '已道谢',
  toBalance: '查看余额',
  emptiedTitle: '手慢了，红包已被领完',
  emptiedLine: (parts: number, minutes: number) =>
    minutes < 1
      ? `${formatCount(parts)} 个红包，不到 1 分钟就领完了`
      : `${formatCount(parts)} 个红包，${minutes} 分钟就领完了`,
  expiredTitle: '红包已过期',
  expiredLine: (end: string) => `已于 ${end} 到期，无法再领取`,
  returned: (amount: string, giver: string) => `未领完的 ${amount} 龙币已退回${giver}`,
  returnedToYou: (amount: string) => `未领完的 ${amount} 龙币已退回你的个人账户`,
  progress: (taken: number, parts: number, amount: string, total: string) =>
    `已领 ${formatCount(taken)} / ${formatCount(parts)} 个，共 ${amount} / ${total} 龙币`,
  ago: (minutes: number) => (minutes === 0 ? '刚刚' : `${minutes} 分钟前`),
  me: '我',
  best: '手气最佳',
  nobodyYet: '还没有人领取',
  willReturn: '24 小时内未领完，余下的会退回',

  year: '年份',
  yearOf: (year: number) => `${year} 年`,
  received: (year: number) => `${year} 年共收到`,
  count: (count: number) => `${formatCount(count)} 个红包`,
  bestCount: (count: number) => `手气最佳 ${formatCount(count)} 次`,
  waiting: (count: number) => `有 ${formatCount(count)} 个红包等你打开`,
  toWaiting: '去打开',
  stateFilter: '状态',
  everyState: '全部',
  splitFilter: '类型',
  everySplit: '全部类型',
  total: (count: number) => `共 ${formatCount(count)} 个`,
  recordsFailed: '红包记录加载失败',
  empty: '这一年还没有红包',
  emptyLine: '同事和活动送你的红包会记在这里。',
  noMatch: '没有符合条件的红包',
  noMatchLine: '换个状态或类型试试。',
  clear: '清除筛选',
  gain: (amount: string) => `+${amount}`,
};

export const redPacketMessages = pageArea(redPackets, () =>
  import('./messages.en').then((module) => module.redPackets),
);
