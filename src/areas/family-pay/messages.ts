import { chineseMoment } from '@/domain/chinese-moment';
import type { AgreementChange, AgreementEnd } from '@/domain/family-pay/agreement';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import { illegal } from '@/messages/sentences';
import { pageArea } from '@/messages/shared';
import type { CapRefusal, InviteeProblem } from './rules/invitation';

const problems: Record<InviteeProblem, string> = {
  unknown: '这个手机号还没有开通龙币钱包，请 TA 先开通',
  'other-name': '姓名和手机号对不上，请再核对一下',
  self: '不能邀请自己',
  already: 'TA 已经在你的亲情付里了',
  full: '亲情付人数已满，移除一位再邀请',
};

const capRefusals: Record<CapRefusal, (range: string) => string> = {
  empty: () => '请填写每月上限',
  illegal: () => illegal,
  'too-low': (range) => `每月上限要在 ${range} 龙币之间`,
  'too-high': (range) => `每月上限要在 ${range} 龙币之间`,
};

const ends: Record<'owner' | 'member', Record<AgreementEnd, (name: string, day: string) => string>> = {
  owner: {
    declined: (name, day) => `${name}在 ${day} 没有接受邀请`,
    withdrawn: (_, day) => `你在 ${day} 撤回了邀请`,
    expired: (_, day) => `邀请到 ${day} 没有人接受，已失效`,
    removed: (name, day) => `你在 ${day} 移除了${name}`,
    left: (name, day) => `${name}在 ${day} 不再使用`,
  },
  member: {
    declined: (_, day) => `你在 ${day} 没有接受邀请`,
    withdrawn: (name, day) => `${name}在 ${day} 撤回了邀请`,
    expired: (_, day) => `邀请到 ${day} 没有接受，已失效`,
    removed: (name, day) => `${name}在 ${day} 结束了这份亲情付`,
    left: (_, day) => `你在 ${day} 不再使用`,
  },
};

const done: Record<AgreementChange, string> = {
  accept: '已接受，可以用 TA 的龙币付款了',
  decline: '已谢绝邀请',
  withdraw: '邀请已撤回',
  pause: '已暂停，TA 现在付不了款',
  resume: '已恢复，TA 又可以付款了',
  remove: '已移除',
  leave: '已停止使用',
};

export const familyPay = {
  loading: '正在取亲情付',
  failed: '亲情付没能打开，你的龙币都在',
  payments: '付款记录',
  day: (at: Moment) => chineseMoment(at, 'day'),

  // Summary
  spent: '这个月，家人花了',
  members: (count: number) => `${formatCount(count)} 位家人，每月共`,
  resetsIn: (days: number) => `${days} 天后重置`,
  firstResetIn: (days: number) => `最早 ${days} 天后重置`,

  // Rows
  family: '家人',
  received: '我能用的',
  over: '已结束',
  used: '已用',
  left: '还可用',
  cap: '每月上限',
  resetsOn: (day: number) => `每月 ${day} 日重置`,
  nearlySpent: '快用完了',
  usedUp: '本月已用完',
  paused: '已暂停，付不了款',
  pausedByOwner: '对方暂停了，暂时付不了款',
  capAfterResume: '恢复后每月上限',
  resume: '恢复',
  resumeName: (name: string) => `恢复${name}的亲情付`,
  waiting: '等 TA 接受',
  waitingUntil: (until: string) => `${until} 前有效`,
  coinsOf: (name: string) => `${name}的龙币`,
  youAre: (relation: string) => `TA 把你当作：${relation}`,

  // Invitation that came
  invitedYou: (name: string) => `${name}邀请你用 TA 的龙币付款`,
  invitedLine: (cap: string, day: number) => `每月最多 ${cap} 龙币，每月 ${day} 日重置。每一笔 TA 都看得到。`,
  accept: '接受邀请',
  decline: '不用了',
  declineTitle: (name: string) => `不接受${name}的邀请？`,
  declineLine: '想用的时候，请 TA 再邀请你一次。',

  // Action bar and empty page
  invite: '邀请家人',
  canInvite: (count: number) => `还能再邀请 ${formatCount(count)} 位，每一笔你都看得到`,
  full: (count: number) => `最多 ${formatCount(count)} 位家人，移除一位再邀请`,
  none: '让家人也花你的龙币',
  noneLine: '设好每月上限，家人付款时用你的龙币，每一笔你都看得到，随时可以暂停。',

  // Inviting
  name: '家人的姓名',
  nameHint: '和 TA 钱包里的姓名一致',
  nameMissing: '请填写家人的姓名',
  nameTooLong: '姓名太长了',
  phone: '家人的手机号',
  phoneHint: '11 位，TA 绑定龙币钱包的号码',
  phoneMissing: '请填写家人的手机号',
  phoneWrong: '请输入 11 位手机号',
  relation: 'TA 是你的',
  relations: ['爱人', '妈妈', '爸爸', '女儿', '儿子', '姐妹', '兄弟', '家人'],
  relationMissing: '请选择 TA 是你的谁',
  quick: '常用上限',
  remove: '删除一位',
  done: '完成',
  capRange: (range: string) => `${range} 龙币`,
  capRefusals,
  resetDay: '每月重置日',
  resetNote: '到这一天，上限重新算起',
  dayOfMonth: (day: number) => `每月 ${day} 日`,
  send: '发出邀请',
  inviteNeedsPassword: '发出前要输支付密码，TA 接受后才能付款',
  inviteNeedsCode: '发出前要验证短信验证码，TA 接受后才能付款',
  inviteSummary: (name: string, cap: string) => `邀请${name}用你的龙币付款，每月最多 ${cap}`,
  invited: '邀请已发出',
  notInvited: (reason: string) => `邀请没有发出：${reason}`,
  problems,

  // One agreement
  detailFailed: '这份亲情付没能打开，你的龙币都在',
  unknown: '没有找到这份亲情付',
  unknownLine: '它不是你的，或者链接不完整。',
  toList: '看我的亲情付',
  phoneTail: (tail: string) => `手机尾号 ${tail}`,
  nextReset: (day: string, days: number) => `${day}重置，还有 ${days} 天`,
  seen: 'TA 看得到你付的每一笔',
  pause: '暂停付款',
  resumePaying: '恢复付款',
  resumeNeedsPassword: '恢复前要输支付密码',
  resumeNeedsCode: '恢复前要验证短信验证码',
  resumeSummary: (name: string, cap: string) => `恢复${name}的亲情付，每月最多 ${cap}`,
  removeMember: '移除家人',
  removeTitle: (name: string) => `移除${name}？`,
  removeLine: 'TA 马上不能再用你的龙币付款，已付的不受影响，记录还在。',
  withdraw: '撤回邀请',
  withdrawTitle: (name: string) => `撤回给${name}的邀请？`,
  withdrawLine: '撤回后 TA 不能再接受，你可以重新邀请。',
  leave: '不再使用',
  leaveTitle: (name: string) => `不再用${name}的龙币付款？`,
  leaveLine: '马上生效，已付的不受影响。想再用，请 TA 重新邀请。',
  keep: '再想想',
  ends,
  changed: done,
  notChanged: (reason: string) => `没有改成：${reason}`,

  // Terms
  terms: '修改上限',
  same: '还没有改动',
  raiseTo: (cap: string) => `调高到 ${cap} 龙币`,
  lowerTo: (cap: string) => `调低到 ${cap} 龙币`,
  changeDay: (day: number) => `改成每月 ${day} 日重置`,
  raiseNeedsPassword: '调高上限、改重置日要输支付密码；调低马上生效',
  raiseNeedsCode: '调高上限、改重置日要验证短信验证码；调低马上生效',
  termsSummary: (name: string, cap: string, day: number) =>
    `${name}的亲情付改成每月最多 ${cap}，每月 ${day} 日重置`,
  lowerThanUsed: '比本月已用的少，TA 这个月不能再付',

  // Payments
  paymentsFailed: '付款记录没能取到',
  paymentsLoading: '正在取付款记录',
  noPayments: '还没有付款',
  noPaymentsLine: '付了款，每一笔都会记在这里。',
  month: (at: Moment) => chineseMoment(at, 'month'),
  states: { paying: '付款中', refunding: '退款中', refunded: '已退回' },
};

/** Paying with the coins of a family member. */
export const familyPayMessages = pageArea(familyPay, () =>
  import('./messages.en').then((module) => module.familyPay),
);
