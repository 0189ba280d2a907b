import { formatCount } from '@/domain/money';
import type { LimitBroken, NeedReason } from '@/domain/payment/payment-need';
import { pageArea } from '../shared';

const reasons: Record<NeedReason, (figure: string) => string> = {
  'within-free': () => '',
  'free-off': () => '免密支付未开启，每笔都要输入支付密码',
  'scene-off': () => '这类付款未开通免密',
  'over-scene': (limit) => `超过这类付款的免密额度 ${limit}`,
  'over-payment': (limit) => `超过每笔免密额度 ${limit}`,
  'day-used-up': (limit) => `今日免密额度不足，每日 ${limit}`,
};

const broken: Record<LimitBroken, (figure: string) => string> = {
  'per-payment': (limit) => `超过每笔限额 ${limit} 龙币`,
  'per-day': (left) => `超过每天限额，今天还可付 ${left}`,
};

export const payment = {
  title: '输入支付密码',
  codeTitle: '输入短信验证码',
  reasons,
  adjust: '调整额度',
  broken,
  brokenLine: '可减少金额，或先调高限额。',
  passwordTyped: (count: number) => `支付密码，共 6 位，已输入 ${formatCount(count)} 位`,
  removeDigit: '删除一位',
  keys: '密码键盘',
  shuffle: '随机键位',
  inOrder: '顺序键位',
  forgot: '忘记密码',
  wrongPassword: (left: number) => `密码不对，还可以试 ${formatCount(left)} 次`,
  locked: (time: string) => `密码错误次数过多，已锁定至 ${time}`,
  lockedLine: '可用短信验证码继续，或重新设置密码。',
  lockedAloneLine: '重新设置密码后马上可用，或等解锁后再试。',
  unset: '还没有设置支付密码',
  setIt: '去设置',
  checking: '正在验证',
  failed: '验证失败，请再试一次',
  useCode: '用短信验证码',
  usePassword: '用支付密码',

  code: '短信验证码',
  codeSentTo: (tail: string) => `已发送到尾号 ${tail} 的手机`,
  sendingCode: '正在发送验证码',
  sendCode: '获取验证码',
  codeNotSent: '验证码发送失败',
  resendIn: (seconds: number) => `${seconds} 秒后可以重新发送`,
  resend: '重新发送',
  paste: '粘贴验证码',
  nothingToPaste: '剪贴板里没有验证码',
  wrongCode: (left: number) => `验证码不对，还可以试 ${formatCount(left)} 次`,
  tooManyCodes: '错误次数过多，请重新获取验证码',
  staleCode: '验证码已失效，请重新获取',

  free: (left: string) => `这笔无需输入密码，今天还可免密付 ${left}`,
  needsPassword: '下一步输入支付密码',
  needsCode: '下一步输入短信验证码',
  whichLimit: '查看额度',
  asking: '正在确认是否需要密码',
  askFailed: '没能确认是否需要密码',
  comma: '，',
  stop: '。',
  ownPhone: '绑定的手机号',
  phoneHint: '请输入完整的 11 位号码',
  phoneWrong: '请输入 11 位手机号',
  phoneForeign: '与账户绑定的手机号不一致',
  checkPhone: '核对并发送验证码',
};

/** The payment step: the password, the SMS code, and whether the payment needs one of them. */
export const paymentMessages = pageArea(payment, () =>
  import('./payment.en').then((module) => module.payment),
);
