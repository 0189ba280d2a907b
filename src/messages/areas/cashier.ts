import { paying } from '../sentences';
import { pageArea } from '../shared';

export const cashier = {
  ...paying,
  loading: '正在加载订单',
  orderFailed: '订单加载失败，龙币没有变动',
  number: '订单号',
  copy: '复制',
  copied: '订单号已复制',
  copyFailed: '没能复制，请长按订单号',

  methods: {
    coins: '个人账户',
    family: '亲情付',
    'coins-and-card': (name: string) => `龙币 + ${name}`,
    card: (name: string) => name,
    team: '激励账户',
  },
  available: (amount: string) => `可用 ${amount} 龙币`,
  confirm: '确认付款',
  cancel: '取消订单',
  cancelTitle: '取消这笔订单？',
  cancelLine: '取消后不能再付这一笔。现在还没有扣款。',
  cancelDone: '已取消这笔订单',
  cancelReserved: '已预留的龙币会马上退回。',
  keep: '再想想',

  payTitle: '确认付款',
  payee: '付给',
  from: '付款方式',
  after: (method: string, left: string) => `${method} · 付后剩 ${left}`,
  payLine: (method: string, merchant: string) => `用${method}付给${merchant}`,
  pay: (amount: string) => `付款 ${amount} 龙币`,
  payCard: (amount: string) => `去付 ${amount} 元`,
  giveUp: '暂不付款',
  paid: (merchant: string) => `已付给${merchant}`,

  leave: '可以先离开，有结果会通知你',

  method: '付款方式',
  discount: '积分抵扣',
  discountValue: (points: string, money: string) => `${points} 积分抵 ${money} 龙币`,
  parts: '付款明细',
  coinsPart: (amount: string) => `龙币 ${amount}`,
  cardPart: (amount: string) => `银行卡 ${amount} 元`,
  done: '完成',
  refund: '申请退款',
  refundTitle: '申请退款？',
  refundReturns: (parts: string) => `按原路退回 ${parts}`,

  payAgain: '重新付款',
  service: '联系客服',

  unfinishedLine: (amount: string, merchant: string, time: string) => `${time} 付给${merchant} ${amount}`,

  merchant: '商家',
  goods: '商品',
  amount: '金额',
  missing: { merchant: '请填写商家', goods: '请填写商品', count: '件数填 1 到 999' },
};

export const cashierMessages = pageArea(cashier, () =>
  import('./cashier.en').then((module) => module.cashier),
);
