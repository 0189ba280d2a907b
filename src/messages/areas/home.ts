import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import { shortMoment } from '@/domain/short-moment';
import { area } from '../define-messages';

export const home = {
  title: '龙币钱包',
  hello: (name: string, hour: number) => {
    const greeting =
      hour < 5 ? '夜深了' : hour < 11 ? '早上好' : hour < 13 ? '中午好' : hour < 18 ? '下午好' : '晚上好';
    return name === '' ? greeting : `${name}，${greeting}`;
  },
  giftsCame: (count: number) => `最近收到 ${formatCount(count)} 份心意`,
  noGifts: '送一份心意给同事吧',
  giftsTitle: '收到的心意',
  giftsNone: '最近没有新的心意。',
  giftsFailed: '收到的心意加载失败',
  giftFrom: (sender: string, amount: string) => `${sender} · ${amount} 龙币`,
  search: '搜索',
  searchHint: '搜服务、同事、资讯',
  hot: '热搜',
  scan: '扫一扫',
  service: '联系客服',
  services: '常用服务',
  myCoins: '我的龙币',
  dock: '主导航',
  dockItems: { wallet: '钱包', life: '生活', pay: '付款码', orders: '订单', mine: '我的' },
  entrances: {
    transfer: '转账',
    schedule: '定时祝福',
    reward: '奖励同事',
    scheduleReward: '定时奖励',
    exchange: '兑换积分',
    bill: '账单',
    pay: '付款码',
    topUp: '充值',
    redPackets: '红包',
    taxi: '打车',
    flashSale: '限时抢购',
    treasure: '夺宝',
    quiz: '答题',
    phone: '话费',
    vouchers: '卡券',
    secondHand: '闲置',
    care: '关爱',
    news: '资讯',
    all: '全部',
  },
  available: '可用龙币',
  show: '显示金额',
  hide: '隐藏金额',
  hidden: '金额已隐藏',
  coins: (amount: string) => `${amount} 龙币`,
  personal: '个人账户',
  team: '激励账户',
  accounts: '账户',
  expiring: (amount: string, days: number) => `${amount} 将于 ${days} 天内到期`,
  nothingExpires: '近期没有到期的龙币',
  points: '积分',
  pointsOf: (points: string) => `${points} 积分`,
  pointsOwed: (points: string) => `欠 ${points} 积分`,
  newest: '最近收支',
  allBill: '全部账单',
  asOf: (moment: Moment) => `截至 ${shortMoment(moment)}`,
  balanceNotRefreshed: '余额更新失败',
  balanceFailed: '余额加载失败，你的龙币都在',
  again: '再试一次',
  expiringFailed: '到期信息加载失败',
  pointsFailed: '积分加载失败',
  loading: '正在加载',
};

export const homeMessages = area(home, () => import('./home.en').then((module) => module.home));
