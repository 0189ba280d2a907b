import { chineseMoment } from '@/domain/chinese-moment';
import type { CouponShop, CouponState, CouponTerm, CouponValidity } from '@/domain/life/coupon';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import { area } from '@/messages/define-messages';

export const vouchers = {
  loading: '正在加载卡券',
  failed: '卡券加载失败',
  title: '卡券详情',
  worthCoins: '龙币',
  worthRate: '折',
  rate: (rate: number) => String(Math.round(rate * 100) / 10),
  least: (amount: string) => `满 ${amount} 减`,
  terms: {
    day: '明天前到期',
    days: '3 天内到期',
    week: '7 天内到期',
    month: '30 天内到期',
    later: '30 天后到期',
  } satisfies Record<CouponTerm, string>,
  sheets: (count: number) => `${formatCount(count)} 张`,
  soonestFirst: '先到期在前',
  from: (at: Moment) => `${chineseMoment(at, 'day')}起可用`,
  notYet: '未到时间',
  validity: (left: CouponValidity): string => {
    switch (left.kind) {
      case 'days':
        return left.days === 0 ? '今天到期' : `还剩 ${left.days} 天`;
      case 'until':
        return `${chineseMoment(left.at, 'day')}到期`;
      case 'over':
        return '已过期';
    }
  },
  shops: {
    taxi: '打车付款时可用',
    'top-up': '话费充值时可用',
    mall: '云杉生活馆可用',
    shops: '园区门店到店出示',
  } satisfies Record<CouponShop, string>,
  states: { usable: '可使用', used: '已使用', expired: '已过期' } satisfies Record<CouponState, string>,
  show: '出示券码',
  none: '没有可用的卡券',
  noneLine: '参加活动或领取奖品，得到的券会放在这里。',
  toActivities: '看看活动',
  noneOver: '没有用过或到期的券',
  noMatch: '没有符合条件的卡券',
  toOver: '看用过和到期的券',
  toUsable: '返回可用的券',
  gone: '没有找到这张券',
  goneLine: '可能属于另一个账号，或链接有误。',
  toList: '查看全部卡券',

  barCode: '券码条形码',
  qrCode: '券码二维码',
  code: '券码',
  copy: '复制',
  copied: '券码已复制',
  copyFailed: '没能复制，请长按券码',
  hint: '结账时给店员扫，点二维码可以放大',
  enlarge: '放大券码',
  bright: '把屏幕调亮一些，更容易扫到',
  conditions: '使用说明',
  where: '使用范围',
  leastName: '使用门槛',
  leastValue: (amount: string) => `满 ${amount} 龙币可用`,
  noLeast: '没有门槛',
  offName: '优惠',
  offCoins: (amount: string) => `减 ${amount} 龙币`,
  offRate: (rate: string) => `打 ${rate} 折`,
  fromName: '可用时间起',
  until: '有效期至',
  once: '每张券只能用一次，不找零，不能和其他券同用。',
  toUse: '去使用',
  usedAt: (at: string) => `${at} 使用`,
  expiredAt: (at: string) => `${at} 到期`,
  markUsed: '标记已用',
  markTitle: '这张券已经用掉了？',
  markLine: '标记后不能再使用，也不能恢复。',
  keep: '还没用',
  marked: '已标记为用过',
};

export const voucherMessages = area(vouchers, () =>
  import('./messages.en').then((module) => module.vouchers),
);
