import type { PendingStep } from '@/domain/pending';
import { area } from '../define-messages';

interface StepWords {
  /** Who has the order, request or prize; takes the name of a person, empty where the gateway gives none. */
  who: (name: string) => string;
  /** What happens then. */
  next: string;
  /** Until when; absent where nothing ever sets a time. */
  until?: (time: string) => string;
}

export const pending = {
  title: '现在等谁',
  since: (time: string) => `${time} 起`,
  ahead: (days: number, hours: number) => `还有 ${days} 天${hours === 0 ? '' : ` ${hours} 小时`}`,
  steps: {
    pay: { who: () => '等你付款', next: '付款后订单生效', until: (time) => `${time} 前付款` },
    payRest: {
      who: () => '等你付完剩下的部分',
      next: '付完订单才算付好',
      until: (time) => `${time} 前付款`,
    },
    confirmPayment: { who: () => '等商家确认收款', next: '一般 1 分钟内，有结果会通知你' },
    ship: { who: () => '等商家发货', next: '发货后可以看物流' },
    handOver: {
      who: () => '等卖家交付',
      next: '交付后由你确认收货',
      until: (time) => `${time} 自动确认收货`,
    },
    credit: {
      who: () => '等运营商充值',
      next: '到账后会通知你，没充成全数退回',
      until: (time) => `最晚 ${time} 到账`,
    },
    parcel: {
      who: () => '包裹在路上，等你签收',
      next: '收到后确认收货',
      until: (time) => `${time} 自动确认收货`,
    },
    confirmReceipt: {
      who: () => '等你确认收货',
      next: '确认后龙币给卖家',
      until: (time) => `${time} 自动确认收货`,
    },
    answerRefund: {
      who: () => '等卖家答复退款',
      next: '同意后按原路退回',
      until: (time) => `${time} 前没有答复，龙币自动退回`,
    },
    giveItem: {
      who: () => '等你交付',
      next: '买家确认收货后龙币到账',
      until: (time) => `最晚 ${time} 龙币到账`,
    },
    buyerReceipt: {
      who: () => '等买家确认收货',
      next: '确认后龙币到账',
      until: (time) => `最晚 ${time} 龙币到账`,
    },
    answerBuyer: {
      who: () => '等你答复退款',
      next: '同意后龙币退回买家',
      until: (time) => `${time} 前没有答复，龙币自动退回买家`,
    },
    refund: { who: () => '系统正在退款', next: '一般 1 分钟内到账，账单里能看到' },
    approve: { who: (name) => `等${name}审批`, next: '通过后会通知你' },
    decide: { who: () => '等你审批', next: '决定后通知申请人' },
    resubmit: { who: () => '等你修改', next: '改好后可以重新提交' },
    payDay: { who: () => '等到发放日', next: '到时自动发放', until: (time) => `${time} 发放` },
    payOut: { who: () => '系统正在发放', next: '逐个到账，发完会通知你' },
    goOn: { who: () => '等你接着发放', next: '没到账的同事可以再发' },
    claim: { who: () => '等你领取', next: '领取后到账或寄出', until: (time) => `${time} 前领取` },
    prize: { who: () => '奖品在路上', next: '送到登记的地址' },
  } satisfies Record<PendingStep, StepWords> as Record<PendingStep, StepWords>,
};

export const pendingMessages = area(pending, () => import('./pending.en').then((module) => module.pending));
