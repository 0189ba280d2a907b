import type { LimitValidationError, PaymentScene } from '@/domain/payment/payment-need';
import type { Weakness } from '@/domain/payment/payment-proof';
import { area } from './define-messages';

const scenes: Record<PaymentScene, string> = {
  taxi: '打车',
  mall: '商城',
  code: '付款码',
  'top-up': '充值与卡券',
  exchange: '积分兑换',
};

/** What happens in each scene without the password. */
const sceneLines: Record<PaymentScene, string> = {
  taxi: '每单结束自动付',
  mall: '提交订单后直接付',
  code: '出示付款码直接付',
  'top-up': '充话费、买卡券直接付',
  exchange: '兑换积分直接付',
};

const validationErrors: Record<
  LimitValidationError,
  Record<'payment' | 'day', (figure: string) => string>
> = {
  'too-low': {
    payment: (least) => `至少 ${least}`,
    day: (least) => `至少 ${least}`,
  },
  'too-high': {
    payment: (most) => `最多 ${most}`,
    day: (most) => `最多 ${most}`,
  },
  'day-below-payment': {
    payment: (day) => `超过每天最多付的 ${day}，先调高每天的`,
    day: (payment) => `低于每笔最多付的 ${payment}，先调低每笔的`,
  },
};

const weaknesses: Record<Weakness, string> = {
  'same-digits': '六位都一样，太容易猜到，请换一个',
  'in-a-row': '数字连号，太容易猜到，请换一个',
  phone: '和手机号后六位一样，请换一个',
};

export const paymentSecurity = {
  loading: '正在取支付限额',
  failed: '支付限额没能取到',
  coins: (amount: string) => `${amount} 龙币`,
  saving: '正在保存',
  saved: '已保存',
  saveFailed: '没有保存，限额还是原来的',
  reason: (what: string, why: string) => `${what}：${why}`,

  free: '免密支付',
  freeLeft: '今天还可以免密付',
  freeUsed: (coins: string, count: number) => `已用 ${coins}，共 ${count} 笔`,
  freePerDay: (coins: string) => `每天 ${coins}`,
  freeBar: (perDay: string, used: string) => `每天 ${perDay}，今天已用 ${used}`,
  freeIsOff: '没有开启，每笔都要支付密码',
  freePerPayment: '每笔不超过',
  freeAbove: '超过就输密码',

  limits: '支付限额',
  limit: { payment: '每笔最多付', day: '每天最多付' },
  range: (least: string, most: string) => `可设 ${least}–${most}`,
  paidToday: (coins: string) => `今天已付 ${coins}`,

  sceneLimits: '各场景免密额度',
  sceneChoice: '场景',
  scenes,
  sceneLines,
  sceneToday: (coins: string) => `今天 ${coins}`,
  sceneTodayAnd: (coins: string, line: string) => `今天 ${coins}，${line}`,
  sceneOff: '未开通免密',
  atMostAccessibleText: (coins: string) => `每笔不超过 ${coins}`,
  everyTime: '每次验密码',
  raiseNote: '调高需要支付密码或短信验证码，调低立即生效',

  passwordUnset: '还没有设置支付密码，调高要用短信验证码',
  passwordLocked: (time: string) => `支付密码已锁定到 ${time}，调高要用短信验证码`,
  setIt: '去设置',
  setAnew: '重新设置',

  now: (coins: string) => `现在 ${coins}`,
  amountOf: (limit: string) => `${limit}的龙币`,
  quick: '常用限额',
  removeDigit: '删除一位',
  done: '完成',
  validationErrors,
  illegal: '输入的数据不合法！',
  sameAsNow: '和现在一样',
  enterLimit: '请输入限额',
  raiseTo: (coins: string) => `调高到 ${coins} 龙币`,
  lowerTo: (coins: string) => `调低到 ${coins} 龙币`,
  raisingNote: '调高要验证支付密码或短信验证码',
  loweringNote: '调低立即生效，不用验证',
  changeOther: { payment: '去改每天最多付', day: '去改每笔最多付' },

  sceneIntro: '开启后，对应场景付款无需输入密码，仍受每笔和每天的免密额度限制。',
  sceneRaiseNote: '开启需验证支付密码或短信验证码，关闭立即生效',
  scenesWithoutPassword: '免密场景',
  freeOffNote: '免密支付没有开启，下面的场景现在每次都要密码',
  toLimits: '支付限额',
  sceneFree: '免密付款',
  sceneAbove: (coins: string) => `所有场景每笔免密都不超过 ${coins}`,
  allScenes: '查看所有场景',

  changes: {
    payment: (coins: string) => `每笔最多付调高到 ${coins} 龙币`,
    day: (coins: string) => `每天最多付调高到 ${coins} 龙币`,
    free: '开启免密支付',
    freePayment: (coins: string) => `每笔免密额度调高到 ${coins} 龙币`,
    sceneOn: (scene: string, coins: string) => `开通${scene}免密，每笔不超过 ${coins} 龙币`,
    scene: (scene: string, coins: string) => `${scene}每笔免密额度调高到 ${coins} 龙币`,
  },

  codeTitle: '输入短信验证码',
  codeFor: (what: string) => `用来：${what}`,
  codeForPassword: '用来重设支付密码',
  nothingWaits: '没有等待验证的修改',
  nothingWaitsLine: '修改做完了，或者放得太久。可以在支付限额里重新改。',
  toPayLimitation: '去支付限额',
  saveAgain: '再保存一次',
  notReceived: '一直没收到',
  smsFilter: '看看短信拦截',
  smsFilterLine: '验证码由龙币钱包通知号码发出',
  byPassword: '改用支付密码验证',
  byPasswordLine: '记得密码就不用等短信',
  phoneGone: '手机号停用了',
  phoneGoneLine: '请客服核实身份后更换',
  codeNote: '验证码 5 分钟内有效，不要告诉任何人',

  captchaTitle: '先确认是你本人在操作',
  captchaLine: '答对后，验证码会发到你绑定的手机。',
  captchaPicture: '图里是四位数字；看不到图，可以换成文字题',
  captchaPictureField: '图里的数字',
  captchaAnswerField: '答案',
  captchaLoading: '正在取题目',
  captchaFailed: '题目没能取到',
  captchaWrong: '答得不对，换了一题，再试一次',
  captchaOtherPicture: '换一张',
  captchaOtherQuestion: '换一题',
  captchaToQuestion: '换成文字题',
  captchaToPicture: '换成图形题',
  captchaAnswer: '提交答案',
  again: '再试一次',
  keepCode: '不重发了',

  step: (place: number, count: number) => `第 ${place} 步，共 ${count} 步`,
  passwordLoading: '正在看支付密码设了没有',
  passwordFailed: '没能看出支付密码设了没有',
  oldTitle: '输入现在的支付密码',
  oldLine: '先确认是你本人，再设新的。',
  newTitle: '输入新的支付密码',
  newLine: '六位数字；不要用连号、同一个数字或手机号后六位。',
  againTitle: '再输一次新密码',
  againLine: '两次一样才会生效。',
  weaknesses,
  different: '两次输入的不一样，请从新密码重新输入',
  settingIt: '正在设置',
  notSet: '新密码没有设上，原来的还在',
  passwordSet: '支付密码已设置',
  passwordChanged: '支付密码已更换',
};

/** Limits, payments without password, the password itself, and the page of SMS codes. */
export const paymentSecurityMessages = area(paymentSecurity, () =>
  import('./payment-security.en').then((module) => module.paymentSecurity),
);
