import { chineseMoment } from '@/domain/chinese-moment';
import type { CouponReason } from '@/domain/mall/coupon';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import { pageArea } from '../shared';

export const settlement = {
  loading: '正在加载订单',
  free: '包邮',
  failed: '订单加载失败',
  nothing: '没有要结算的商品',
  nothingLine: '选好商品和规格后再来结算。',
  arrivalLine: (arrives: string, fee: string) => `${arrives}送到 · ${fee}`,
  tomorrow: '明天',
  inDays: (days: number) => `${days} 天后`,
  times: (count: number) => `× ${formatCount(count)}`,
  coupon: '优惠券',
  beans: '京豆抵扣',
  couponWorth: {
    coins: (off: string, least: string) => `满 ${least} 减 ${off}`,
    rate: (tenths: string) => `${tenths} 折`,
  },
  couponReason: {
    only: (_among: number, until: string) => `只有这张可用，${until}到期`,
    most: (among: number, until: string) => `${formatCount(among)} 张里减得最多，${until}到期`,
    soonest: (_among: number, until: string) => `减得一样多的里面最先到期，${until}到期`,
  } satisfies Record<CouponReason, unknown>,
  couponChosen: (until: string) => `你选的券，${until}到期`,
  couponsFailed: '优惠券加载失败',
  noCoupon: '没有可用的券',
  couponUnused: '不使用优惠券',
  couponTitle: '选择优惠券',
  couponUntil: (day: string) => `${day}到期`,
  couponShort: (more: string) => `还差 ${more} 可用`,
  day: (at: Moment) => chineseMoment(at, 'day'),
  message: '留言',
  messageHint: '给商家留言',
  messageCount: (count: number, most: number) => `${formatCount(count)} / ${formatCount(most)}`,
  messageLong: (most: number) => `留言最多 ${formatCount(most)} 个字`,
  priceTitle: '价格明细',
  goodsMoney: '商品金额',
  fee: '运费',
  total: '合计',
  saved: (amount: string) => `共省 ${amount}`,
  submit: '提交订单',
  addressesFailed: '收货地址加载失败',
  setAddressFirst: '请设置收货地址',
  overStock: (name: string, stock: number) => `${name} 只剩 ${formatCount(stock)} 件了`,
  overLimit: (name: string, limit: number) => `${name} 每人限购 ${formatCount(limit)} 件`,
  change: '修改数量',

  paidSentence: '下单成功，商家会尽快发货',
  paidArrives: (day: string) => `预计 ${day}送到`,
  toOrder: '查看订单',
  toGoods: '继续逛逛',
  notPaid: '订单还没有付款',
  beingPaid: '付款结果确认中',
};

export const settlementMessages = pageArea(settlement, () =>
  import('./settlement.en').then((module) => module.settlement),
);
