import type { CardGiftKind } from '@/domain/top-up';
import { area } from '@/messages/define-messages';
import { pageArea } from '@/messages/shared';

export const cardCodes = {
  kinds: '可以兑换',
  kindNames: { coins: '龙币充值卡', phone: '话费卡', beans: '京豆卡' } satisfies Record<CardGiftKind, string>,
  coinsLine: '龙币到个人账户，马上可用',
  phoneLine: (phone: string) => `话费充到你的手机 ${phone}`,
  noPhoneLine: '先绑定手机号，再兑换话费卡',
  beansLine: (tail: string) => `京豆到手机尾号 ${tail} 的京东账户`,
  noBeansLine: '先绑定京东账户，再兑换京豆卡',
  bindJd: '去绑定',
  records: '兑换过的卡',
  recordsLoading: '正在加载兑换记录',
  recordsFailed: '兑换记录加载失败，兑换过的都在',
  none: '还没有兑换过卡',
  noneLine: '兑换成功的卡会记在这里。',
  row: (name: string, tail: string) => `${name} · 尾号 ${tail}`,
  gives: {
    coins: (amount: string) => `+${amount}`,
    phone: (yuan: number) => `${yuan} 元`,
    beans: (beans: string) => `+${beans} 豆`,
  },
  toPhone: (time: string, tail: string) => `${time} · 充到尾号 ${tail}`,
};

export const cardCodeMessages = area(cardCodes, () =>
  import('./messages.en').then((module) => module.cardCodes),
);

export const socialTopUp = {
  loading: '正在加载充值金额',
  failed: '充值金额加载失败',
  pay: (amount: string) => `微信支付 ${amount} 元`,
  amount: (amount: string) => `充值 ${amount} 龙币`,
  orderFailed: '订单加载失败，龙币没有变动',
  orderLoading: '正在查询充值结果',
  opening: '正在打开微信支付',
  openingLine: '请在微信里完成付款',
  unpaid: '还没有付款',
  unpaidLine: '没有扣款，可以继续付。',
  cancelled: '你取消了支付',
  cancelledLine: '没有扣款，可以继续付。',
  refused: '微信支付没有成功',
  refusedLine: '没有扣款，可以再试一次。',
  noSdk: '没能打开微信支付',
  noSdkLine: '请更新微信，或换一种方式充值。',
  checking: '没有收到结果，正在查询',
  checkingLine: '付过的不会丢，龙币到账后显示在这里。请先不要再付一次。',
  paid: '龙币已到账',
  paidLine: '和福利龙币一样使用',
  gained: (amount: string) => `+${amount}`,
  closed: '订单已关闭',
  closedLine: '没有扣款，可以重新充值。',
  goOn: '继续付款',
  queryAgain: '再查一次',
  more: '再充一笔',
  restart: '重新充值',
  elsewhere: '请在微信里打开',
  elsewhereLine: '微信充值只能在微信里付款。用微信扫一扫，或把链接发到微信打开。',
  miniProgramLine: '小程序里不能直接付款。把链接发到微信聊天里，再点开付款。',
  qrLabel: '微信充值的二维码',
  copy: '复制链接',
  copied: '链接已复制',
  copyFailed: '没能复制，请用微信扫码',
  byCard: '用银行卡充值',
};

export const socialTopUpMessages = pageArea(socialTopUp, () =>
  import('./messages.en').then((module) => module.socialTopUp),
);
