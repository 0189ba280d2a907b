import { chineseMoment } from '@/domain/chinese-moment';
import type { PurchaseProblem } from '@/domain/flash-sale/purchase';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import type { PeriodState } from '@/domain/period';
import { pageArea } from '@/messages/shared';

export const flashSale = {
  loading: '正在加载抢购',
  listFailed: '限时抢购加载失败',
  detailFailed: '抢购商品加载失败',
  sessions: '场次',
  tomorrow: '明天',
  states: { running: '抢购中', soon: '即将开始', over: '已结束' } satisfies Record<PeriodState, string>,
  heads: { running: '本场还剩', soon: '距开抢', over: '本场已结束' } satisfies Record<PeriodState, string>,
  none: '今天没有抢购',
  noneLine: '新的场次安排好后会出现在这里。',
  noGoods: '这场还没有商品',
  limit: (count: number) => `每人限购 ${formatCount(count)} 件`,
  limitBought: (limit: number, bought: number) =>
    `每人限购 ${formatCount(limit)} 件，你已抢 ${formatCount(bought)} 件`,
  search: '搜索抢购商品',
  orders: '我的抢购订单',
  usualPrice: (amount: string) => `原价 ${amount} 龙币`,
  price: '抢购价',
  sold: (percent: number) => `已抢 ${percent}%`,
  soldOut: '已抢完',
  notYet: (count: number) => `共 ${formatCount(count)} 件`,
  left: (count: number) => `还剩 ${formatCount(count)} 件`,
  grab: '马上抢',
  grabFor: (amount: string) => `马上抢 ${amount} 龙币`,
  opensAt: (clock: string) => `${clock} 开抢`,
  over: '本场已结束',
  otherSessions: '看看其他场次',
  limitReached: '已达限购数量',
  problems: {
    soon: ({ starts }) => `还没开始，${starts} 开抢，到点按钮会亮起。`,
    over: ({ ends }) => `来晚了一步，本场 ${ends} 已结束。`,
    limit: ({ limit, bought }) =>
      bought === 0
        ? `每人限购 ${formatCount(limit)} 件。`
        : `每人限购 ${formatCount(limit)} 件，你已抢 ${formatCount(bought)} 件。`,
    soldOut: () => '已抢完。有人 5 分钟内没付款的话，商品会再放出来。',
    fewer: ({ left }) => `只剩 ${formatCount(left)} 件了，请减少数量。`,
  } satisfies Record<PurchaseProblem, (context: ProblemContext) => string>,
  noAddress: '请设置收货地址',
  addressesFailed: '收货地址加载失败',
  count: '数量',
  less: '减一件',
  more: '加一件',
  stock: '库存',
  spec: '规格',
  services: '服务',
  freeDelivery: '包邮，不与优惠券同享',
  introduction: '商品介绍',
  gallery: (name: string) => `${name}的图片`,
  picture: (name: string, position: number, count: number) =>
    `${name}，第 ${position} 张，共 ${formatCount(count)} 张`,
  enlarge: (position: number) => `放大第 ${position} 张图片`,
  share: '分享',
  shareText: '限时抢购，手快有',
  service: '客服',
  gone: '这场没有这件商品',
  goneLine: '可能换到了别的场次，或链接有误。',
  toHome: '去限时抢购',
  unpaid: '这件商品有一笔订单待付款',
  toPay: '去付款',

  queueTitle: '正在排队',
  ahead: (count: number) => `前面约 ${formatCount(count)} 人`,
  nearly: '马上轮到你',
  queueLine: '轮到你会自动下单，不用反复点。龙币还没有扣。',
  queueOffline: '网络断开了。位置还在，联网后继续排队。',
  leaveQueue: '退出排队',
  queueLeft: '已退出排队',
  queueOn: (name: string) => `「${name}」正在排队`,
  seeQueue: '查看',

  searchHint: '商品名称',
  searchTitle: '今明两天的抢购商品',
  found: (count: number) => `找到 ${formatCount(count)} 件`,
  nothingFound: (words: string) => `没有找到「${words}」`,
  nothingFoundLine: '换个词试试，或看看今天的场次。',
  sessionOf: (day: string, clock: string, state: string) => `${day}${clock} ${state}`,

  sessionName: (at: Moment) => `${chineseMoment(at, 'day-clock')} 场`,
  refundTitle: '退款明细',
  refundsFailed: '退款明细加载失败',
  refundUnderWay: '退款中，一般几分钟内到账',
  refundBack: (time: string) => `${time} 已到账`,
  refundRequested: '申请时间',
  refundState: '进度',
  refundCoins: '退回龙币',
  refundCard: '退回银行卡',
  yuan: (amount: string) => `${amount} 元`,
  refundPoints: '退回积分',
  points: (count: string) => `${count} 积分`,
  session: '场次',
  again: '再去抢购',
};

interface ProblemContext {
  /** Clocks of the session. */
  starts: string;
  ends: string;
  limit: number;
  bought: number;
  left: number;
}

export const flashSaleMessages = pageArea(flashSale, () =>
  import('./messages.en').then((module) => module.flashSale),
);
