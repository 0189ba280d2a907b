import type { AwaitedKind } from '@/domain/awaited';
import { formatCount } from '@/domain/money';
import { area } from '@/messages/define-messages';

export const homeToday = {
  title: '今天',
  loading: '正在加载今天的事项',
  calm: '今天没有待办',
  partly: '今天的部分事项加载失败',
  calmLine: '送一句祝福，附一点龙币',
  bless: '去祝福',
  more: (count: number) => `还有 ${formatCount(count)} 件`,
  fewer: '收起',
  toPay: (title: string) => `${title} 等你付款`,
  toPayLine: (amount: string, time: string) => `${amount} 龙币 · ${time} 前有效`,
  pay: '去付款',
  trip: '行程进行中',
  see: '查看',
  awaited: {
    'activity-approval': (count) => `${formatCount(count)} 笔活动经费等你审批`,
    'grant-approval': (count) => `${formatCount(count)} 笔发放等你审批`,
    sale: (count) => `${formatCount(count)} 件卖出的闲置等你交付`,
    'refund-answer': (count) => `${formatCount(count)} 个退款等你答复`,
    receipt: (count) => `${formatCount(count)} 件闲置等你确认收货`,
    prize: (count) => `${formatCount(count)} 件奖品等你领取`,
  } satisfies Record<AwaitedKind, (count: number) => string> as Record<
    AwaitedKind,
    (count: number) => string
  >,
  awaitedUntil: (day: string) => `最早${day}截止`,
  unpaid: (day: string, names: string) => `${day}送给${names}的龙币可能无法送出`,
  unpaidLine: (missing: string) => `还差 ${missing} 龙币，现在还来得及`,
  mend: '去补充',
  failed: (names: string, count: number) =>
    count === 1 ? `今天送给${names}的龙币没送出` : `今天有 ${formatCount(count)} 份没送出`,
  failedLine: (amount: string, count: number) =>
    count === 1 ? `${amount} 龙币没有扣除，可以补送` : '龙币没有扣除，可以逐份补送',
  resend: '去看看',
  expiring: (amount: string, day: string) => `${amount} 龙币 ${day}到期`,
  expiringLine: '可优先使用，或送给同事',
  plan: '查看安排',
  birthdayOf: (name: string, when: string) => `${when}是${name}的生日`,
  onboardingOf: (name: string, when: string) => `${when}是${name}的入职周年`,
  birthdays: (count: number) => `${formatCount(count)} 位同事过生日`,
  occasions: (count: number) => `${formatCount(count)} 位同事有好日子`,
  occasionLine: '送一句祝福，附一点龙币',
  bookedLine: '已预约，当天 10:00 送达',
  gift: (sender: string, amount: string) => `${sender}送你 ${amount} 龙币`,
  thanks: (name: string, count: number) =>
    count === 1 ? `${name}谢谢你` : `${name}等 ${formatCount(count)} 位同事谢谢你`,
  open: '打开',
  today: '今天',
  tomorrow: '明天',
  dayOf: (month: number, day: number) => `${month} 月 ${day} 日`,
  dayOfYear: (year: number, month: number, day: number) => `${year} 年 ${month} 月 ${day} 日`,
  names: (names: readonly string[]) =>
    names.length > 2 ? `${names[0]}等 ${names.length} 人` : names.join('、'),
  badge: (count: number) => `${formatCount(count)} 个`,
  services: '全部服务',
  seeAll: '查看全部',
  month: '本月收支',
  income: (amount: string) => `收 ${amount}`,
  spending: (amount: string) => `支 ${amount}`,
  monthFailed: '本月收支加载失败',
  arrived: (amount: string) => `${amount} 龙币已到账`,
  arrivedTitle: '福利到了',
  take: '收下',
};

export const homeTodayMessages = area(homeToday, () =>
  import('./messages.en').then((module) => module.homeToday),
);
