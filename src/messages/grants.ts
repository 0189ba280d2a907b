import type { BusinessParts } from '@/domain/business-time';
import type { GrantOccasion } from '@/domain/grants/occasion';
import { area } from './define-messages';

const occasions: Record<GrantOccasion, string> = {
  festival: '节日',
  birthday: '生日',
  project: '项目奖',
  condolence: '慰问',
};

const blessings: Record<GrantOccasion, readonly string[]> = {
  festival: ['节日快乐，阖家团圆', '这一年大家辛苦了'],
  birthday: ['生日快乐，天天开心', '生日快乐！'],
  project: ['项目上线，辛苦啦', '一起打赢了这一仗'],
  condolence: ['早日康复，我们都在', '一点心意，请收下'],
};

const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

export const grants = {
  loading: '正在加载发放活动',
  failed: '发放活动加载失败，龙币没有变动',
  walletTitle: '钱包账户没有审批和发放',
  walletLine: '发放用的是团队的激励账户，请从工作应用打开。',
  noTeamTitle: '你还没有激励账户',
  noTeamLine: '发放从激励账户送出，申请获批后即可使用。',
  apply: '申请激励账户',
  toHome: '返回首页',

  why: '为什么发',
  occasions,
  account: (team: string) => `${team}激励账户`,
  accountNote: (budget: string, approver: string) => `预算 ${budget}，${approver}审批`,
  chooseAccount: '从哪个账户发',
  atOnce: '审批通过后马上发出',
  atOnceNote: '要指定日子可以点这里选',
  onDay: (day: string) => `${day} 10:00 发出`,
  onDayNote: '审批要在这之前完成',
  chooseDay: '哪天发出',
  notOnADay: '通过后马上发',
  onADay: '选一个日子，10:00 发出',
  month: (year: number, month: number) => `${year} 年 ${month} 月`,
  day: ({ month, day, weekday }: BusinessParts) => `${month} 月 ${day} 日 周${weekdays[weekday] ?? ''}`,
  dayOfYear: ({ year, month, day, weekday }: BusinessParts) =>
    `${year} 年 ${month} 月 ${day} 日 周${weekdays[weekday] ?? ''}`,

  toWhom: '发给谁',
  people: (count: number) => `共 ${count} 人`,
  choosePeople: '选择同事',
  choosePeopleNote: '一个一个选，最多 100 人',
  changePeople: '点这里增减同事',
  chosen: (count: number) => `已选 ${count} 人`,
  full: (most: number) => `一个一个选，最多 ${most} 人`,
  names: (names: readonly string[]) =>
    names.length > 3 ? `${names.slice(0, 3).join('、')}等 ${names.length} 人` : names.join('、'),
  each: '每人',
  noAmount: '填写金额',
  eachLabel: '每人收到',
  coins: (amount: string) => `${amount} 龙币`,
  sum: (people: number, total: string) => `${people} 人合计 ${total}`,
  blessings,

  total: '合计',
  unit: '龙币',
  used: (amount: string) => `已用 ${amount}`,
  thisOne: (amount: string) => `这次 ${amount}`,
  left: (amount: string) => `还剩 ${amount}`,
  bar: (used: string, amount: string, left: string) =>
    `本季预算已用 ${used} 龙币，这次 ${amount} 龙币，还剩 ${left} 龙币`,
  short: (missing: string) => `超出可用预算 ${missing} 龙币`,

  save: '存草稿',
  saved: '草稿已存在这台手机上',
};

export const grantMessages = area(grants, () => import('./grants.en').then((module) => module.grants));
