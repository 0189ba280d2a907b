import { chineseMoment } from '@/domain/chinese-moment';
import type { CouponValidity } from '@/domain/life/coupon';
import type { Moment } from '@/domain/moment';
import { area } from '@/messages/define-messages';

export const prizes = {
  loading: '正在加载奖品',
  failed: '奖品加载失败，奖品都还在',
  none: '还没有奖品',
  noneLine: '参加活动抽中的奖品，都会放在这里。',
  toActivities: '看看活动',

  // Winners
  winners: '中奖喜报',
  winner: (name: string, prize: string) => `${name} 抽中了${prize}`,
  pause: '暂停播报',
  play: '继续播报',

  // Rows
  won: (source: string, at: Moment) => `${source} · ${chineseMoment(at, 'day')}抽中`,
  claim: '领取',
  claimName: (name: string) => `领取${name}`,
  deadline: (validity: CouponValidity) => {
    if (validity.kind === 'over') return '领取时间已过';
    if (validity.kind === 'until') return `${chineseMoment(validity.at, 'day')}前领取`;
    return validity.days === 0 ? '今天内领取' : `还剩 ${validity.days} 天可领取`;
  },
  states: { 'on-its-way': '寄送中', arrived: '已送达', lapsed: '已过期' },
  credited: '已到账',
  inVouchers: '已放进卡券',
  claimedOn: (at: Moment) => `${chineseMoment(at, 'day')}领取`,
  expiredOn: (at: Moment) => `${chineseMoment(at, 'day')}前没有领取`,
  sentTo: '寄到',

  // Claiming
  claimTitle: '领取奖品',
  claimLine: '寄到这个地址，领取后不能再改。',
  confirm: '确认领取',
  setAddress: '请先设置收货地址',
  claiming: '正在领取',
  working: '仍在领取，请稍候',
  asking: '暂未收到结果，正在查询，不会重复领取',
  checking: '结果还在确认，稍后回来看看',
  notSent: '没有领取成功，请再试一次',
  refused: '领取失败，请稍后再试',
  busy: '另一个页面正在领取',
  userUnknown: '身份确认失败，请再试一次',
  claimed: { goods: '领取成功，等待寄送', coins: '领取成功，龙币已到账', voucher: '领取成功，已放进卡券' },
};

export const prizeMessages = area(prizes, () => import('./messages.en').then((module) => module.prizes));
