import { chineseMoment } from '@/domain/chinese-moment';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import { pageArea } from '@/messages/shared';
import type { WelfareOccasion, WelfareSpan } from './rules/welfare';

const spans: Record<WelfareSpan, string> = { 'half-year': '近 6 个月', year: '今年', all: '入职以来' };

const occasions: Record<WelfareOccasion, string> = {
  holiday: '节日',
  birthday: '生日',
  anniversary: '入职周年',
  milepost: '里程碑',
  subsidy: '补贴与经费',
  'red-packet': '红包',
  thanks: '日常感谢',
};

export const welfareData = {
  loading: '正在加载福利数据',
  failed: '福利数据加载失败',
  emptyTitle: '这段时间还没有往来',
  emptyLine: '收到和送出的龙币会在这里汇总。',
  toTransfer: '去转账',
  asText: '文字版',
  asCharts: '图表版',
  span: '时间',
  spans,
  accounts: '账户',
  personal: '个人账户',
  team: '激励账户',

  overTime: '收到与送出',
  from: (first: string, last: string) => (first === last ? first : `${first}–${last}`),
  month: (month: number) => `${month} 月`,
  monthOf: (at: Moment) => chineseMoment(at, 'month'),
  year: (year: string) => `${year} 年`,
  received: '收到',
  given: '送出',
  accessibleText: (when: string, received: string, given: string) => `${when}收到 ${received}，送出 ${given}`,
  best: (when: string, amount: string, most: string, title: string) =>
    title === '' ? `${when}收到最多，${amount}` : `${when}收到最多，${amount}，其中 ${most} 是“${title}”`,
  when: '时间',

  occasionsTitle: '为了什么日子',
  direction: '方向',
  occasions,
  occasionsAccessibleText: (parts: readonly string[]) => parts.join('，'),
  share: (name: string, percent: number) => `${name} ${percent}%`,
  noneReceived: '这段时间没有收到龙币',
  noneGiven: '这段时间没有送出龙币',

  teamsTitle: '送给哪些团队',
  people: (count: number) => `${formatCount(count)} 人`,
  peopleInAll: (count: number) => `共 ${formatCount(count)} 人`,
  allTeams: (count: number) => `全部 ${formatCount(count)} 个团队`,

  giversTitle: '送你最多的人',
  giverAccessibleText: '龙币，查看账单',
  unthanked: (count: number) => `还有 ${formatCount(count)} 位同事没有谢过，只有你看得到`,
  everybodyThanked: '送过你的同事都谢过了',
  unthankedTitle: '还没谢过的同事',
  unthankedNote: '他们送过你龙币，你还没有道谢或回赠。只有你看得到。',
  gave: (day: string, amount: string) => `${day} 送你 ${amount}`,
  thank: '回赠',
  thankAccessibleText: (name: string) => `回赠${name}`,

  yearReport: '年度账单',
  yearReportNote: '翻开这一年的心意',
};

export const welfareDataMessages = pageArea(welfareData, () =>
  import('./messages.en').then((module) => module.welfareData),
);
