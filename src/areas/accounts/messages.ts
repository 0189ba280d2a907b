import { chineseMoment } from '@/domain/chinese-moment';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import { area } from '@/messages/define-messages';
import { pageArea } from '@/messages/shared';
import type { Pacing } from './rules/pacing';

export const accounts = {
  manageTitle: '账户管理',
  accountsLabel: '账户切换',
  personal: '个人账户',
  team: '激励账户',
  available: '可用龙币',
  number: '账号',
  owner: '户名',
  kind: '类型',
  personalKind: '个人账户（XF）',
  teamKind: '激励账户（GLZ）',
  worth: '价值',
  worthValue: (yuan: string) => `1 龙币 = ${yuan} 元`,
  afterLeaving: '离职后',
  afterLeavingValue: (days: number) => `保留 ${days} 天，到时没用完的收回`,
  thisMonth: '本月',
  income: '收入',
  spending: '支出',
  purpose: '用途',
  personalPurpose: '可送给同事、付款、购物和兑换积分，优先使用最早到期的龙币。',
  teamPurpose: '仅用于奖励同事，龙币来自团队活动经费。',
  overdrawn: (amount: string) => `账户已透支 ${amount}，余额显示为 0。`,
  bill: '账单',
  transfer: '转账',
  reward: '奖励同事',
  schedule: '定时祝福',
  scheduleReward: '定时奖励',
  failed: '没能打开账户，你的龙币都在',
  loading: '正在打开账户',
  walletOnly: '当前只有个人账户',
  walletOnlyLine: '你以钱包身份登录，没有激励账户。',
  noTeam: '还没有激励账户',
  noTeamLine: '团队负责人可以为团队申请激励账户。',
  toPersonal: '查看个人账户',

  entryTitle: '账单详情',
  entryFailed: '没能打开这笔账单，你的龙币都在',
  entryLoading: '正在打开账单',
  entryUnknown: '没有找到这笔账单',
  entryUnknownLine: '可能属于其他账号。',
  amount: '金额',
  type: '类型',
  source: '对方',
  time: '时间',
  balanceAfter: '交易后余额',
  account: '账户',
  entryNumber: '单号',
  toOrder: '查看订单',
  toTransfer: '查看转账',
  toPacket: '查看红包',
  toBooking: '查看预约',
  toExpiring: '查看即将到期的龙币',
  toWelfare: '查看收到的福利',
  toPackets: '红包记录',
  withParty: (name: string) => `与${name}的往来`,
  expiresAt: '到期时间',
  toBill: '全部账单',
};

export const accountMessages = pageArea(accounts, () =>
  import('./messages.en').then((module) => module.accounts),
);

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
  more: (count: number, amount: string) => `还有 ${formatCount(count)} 批，共 ${amount}`,
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
  import('./messages.en').then((module) => module.expiring),
);

/** What the matched special days are: all birthdays, all work anniversaries, or some of both. */
type Kind = 'birthday' | 'onboarding' | 'mixed';

export const giftMatch = {
  label: '到期前正好送',
  day: chineseMoment,
  reasons: {
    birthday: (count: number) =>
      count === 1 ? '给这位同事过生日' : `给这 ${formatCount(count)} 位同事过生日`,
    onboarding: (count: number) =>
      count === 1 ? '祝贺这位同事的入职周年' : `祝贺这 ${formatCount(count)} 位同事的入职周年`,
    mixed: (count: number) => `给这 ${formatCount(count)} 位同事庆生、祝贺入职周年`,
  } as Record<Kind, (count: number) => string>,
  title: (day: string, coins: string, reason: string, isClose: boolean) =>
    `${day}到期的 ${coins} 龙币，${isClose ? '正好' : '可以'}用来${reason}`,
  birthday: (day: string) => `${day}生日`,
  onboarding: (day: string, years: number) => `${day}入职 ${years} 周年`,
  usually: (amount: string) => `平时送 ${amount} 龙币`,
  rest: (total: string, left: string | null) =>
    left === null
      ? `按平时送的金额，合计 ${total}，刚好用完。`
      : `按平时送的金额，合计 ${total}，还剩 ${left}。`,
  fill: (count: number) => (count === 1 ? '送给这位同事' : `送给这 ${formatCount(count)} 位同事`),
  blessings: {
    birthday: '生日快乐',
    onboarding: '入职周年快乐',
    mixed: '今天是你的好日子，祝你天天开心',
  } as Record<Kind, string>,
  earlyBlessings: {
    birthday: '提前祝你生日快乐',
    onboarding: '提前祝你入职周年快乐',
    mixed: '你的好日子快到了，提前祝你天天开心',
  } as Record<Kind, string>,
  replaceTitle: '转账里还有没送出的内容',
  replaceLine: (count: number) =>
    `换成这 ${formatCount(count)} 位同事后，原来填写的同事、金额和祝福会被替换。`,
  replace: '替换',
  keep: '保留原来的',
};

export const giftMatchMessages = area(giftMatch, () =>
  import('./messages.en').then((module) => module.giftMatch),
);

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
  shared: (people: number, free: string) => `团队 ${formatCount(people)} 人，共 ${free}`,
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
  more: (count: number) => `还有 ${formatCount(count)} 位`,
  reward: '奖励',
  rewardWho: (name: string) => `奖励${name}`,
  addTitle: (names: string) => `奖励名单里已有${names}`,
  addLine: (name: string) => `要把${name}加入名单，一起奖励吗？`,
  add: '加入名单',
  notNow: '暂不',
  full: (limit: number) => `名单已满 ${formatCount(limit)} 位，请先送出再添加`,
};

export const pacingMessages = pageArea(pacing, () => import('./messages.en').then((module) => module.pacing));

export const billExport = {
  open: '导出账单',
  period: '时间范围',
  periods: {
    all: '全部',
    month: '本月',
    quarter: '近三个月',
    year: '今年',
    own: '自选月份',
  },
  from: '从',
  to: '到',
  format: '文件格式',
  formats: { csv: '表格 CSV', txt: '文本 TXT' },
  narrowed: '只导出当前筛选和搜索的账单。',
  byCopying: '这里不能保存文件，可以复制后粘贴到表格或文档里。',
  save: '导出',
  copy: '复制',
  saved: (count: number) => `已导出 ${formatCount(count)} 笔`,
  copied: (count: number) => `已复制 ${formatCount(count)} 笔`,
  notCopied: '没能复制，请在浏览器里导出',
  fileName: (span: string, format: string) => `龙币账单-${span}.${format}`,
  everything: '全部',
  span: (from: string, to: string) => `${from}至${to}`,
  head: ['时间', '类型', '说明', '对方', '金额', '余额', '单号'] as readonly string[],
};

export const billExportMessages = pageArea(billExport, () =>
  import('./messages.en').then((module) => module.billExport),
);
