import type { BillFilter, BillKind } from '@/domain/accounts/bill';
import { chineseMoment } from '@/domain/chinese-moment';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import { area } from '../define-messages';

const kinds: Record<BillKind, string> = {
  welfare: '福利',
  transfer: '转账',
  reward: '奖励',
  'red-packet': '红包',
  'top-up': '充值',
  purchase: '消费',
  exchange: '兑换',
  sale: '闲置卖出',
  refund: '退回',
  expire: '到期',
};

const filters: Record<BillFilter, string> = {
  all: '全部',
  received: '收到',
  sent: '送出',
  spent: '消费',
  returned: '退回',
};

export const bill = {
  title: '账户明细',
  loading: '正在加载账单',
  failed: '没能打开账户明细，你的龙币都在',
  personal: '个人账户',
  team: '激励账户',
  accounts: '账户切换',
  month: '月份',
  everyMonth: '全部月份',
  monthOf: (at: Moment) => chineseMoment(at, 'month'),
  shortMonth: (month: number) => `${month}月`,
  balance: (amount: string) => `余额 ${amount}`,
  income: '收入',
  incomeIn: (month: string) => `${month}收入`,
  spending: '支出',
  spendingIn: (month: string) => `${month}支出`,
  chart: '近六个月收支',
  filter: '类型',
  filters,
  search: '搜索账单',
  searchHint: '搜同事、商家、说明',
  party: '按对方筛选',
  partyTitle: '选择对方',
  partyLoading: '…',
  partyOff: (name: string) => `取消只看${name}`,
  partySearch: '搜索对方',
  partySearchHint: '同事、商家、拼音',
  partyCount: (count: number) => `${formatCount(count)} 笔`,
  partyMore: (count: number) => `还有 ${formatCount(count)} 位，可输入名字或拼音查找`,
  partyNone: '没有找到，换个名字试试',
  partyFailed: '往来对象加载失败',
  kinds,
  total: (count: number) => `共 ${formatCount(count)} 笔`,
  day: (at: Moment) => chineseMoment(at, 'weekday'),
  daySums: (income: string | null, spending: string | null) =>
    [income === null ? '' : `收 ${income}`, spending === null ? '' : `支 ${spending}`]
      .filter(Boolean)
      .join(' · '),
  more: '加载更多',
  end: '没有更多了',
  none: '还没有账单',
  noneLine: '收到和送出的龙币都会记在这里。',
  noMatch: '没有符合条件的账单',
  noMatchLine: '换个月份、类型或关键词试试。',
  clear: '清除筛选',
  toTransfer: '去转账',
};

export const billMessages = area(bill, () => import('./bill.en').then((module) => module.bill));
