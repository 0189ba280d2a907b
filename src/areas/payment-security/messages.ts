import { formatCount } from '@/domain/money';
import type { LimitValidationError, PaymentScene } from '@/domain/payment/payment-need';
import type { Weakness } from '@/domain/payment/payment-proof';
import { pageArea } from '@/messages/shared';

const scenes: Record<PaymentScene, string> = {
  taxi: '打车',
  mall: '商城',
  code: '付款码',
  'top-up': '充值与卡券',
  exchange: '积分兑换',
  approval: '审批发放',
};

/** What happens in each scene without the password. */
const sceneLines: Record<PaymentScene, string> = {
  taxi: '付车费和取消费，不输密码',
  mall: '商城等订单付款，不输密码',
  code: '出示付款码直接付',
  'top-up': '充话费、充值、买卡券，不输密码',
  exchange: '兑换积分，不输密码',
  approval: '通过发放、拨付和再次发放，不输密码',
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
    payment: (day) => `超过每天限额 ${day}，请先调高每天限额`,
    day: (payment) => `低于每笔限额 ${payment}，请先调低每笔限额`,
  },
};

const weaknesses: Record<Weakness, string> = {
  'same-digits': '六位数字相同，太简单，请换一个',
  'in-a-row': '数字连号，太简单，请换一个',
  repeated: '数字有规律重复，太简单，请换一个',
  phone: '不能与手机号后六位相同，请换一个',
};

export const paymentSecurity = {
  loading: '正在加载支付限额',
  failed: '支付限额加载失败',
  saveFailed: '保存失败，限额不变',
  reason: (what: string, why: string) => `${what}：${why}`,

  free: '免密支付',
  freeLeft: '今天还可以免密付',
  freeUsed: (coins: string, count: number) => `已用 ${coins}，共 ${formatCount(count)} 笔`,
  freePerDay: (coins: string) => `每天 ${coins}`,
  freeBar: (perDay: string, used: string) => `每天 ${perDay}，今天已用 ${used}`,
  freeIsOff: '未开启，每笔都要输入支付密码',
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
  usedElsewhere: (coins: string) => `转账和红包今天免密用了 ${coins}，也算在每天的额度里`,
  sceneOff: '未开通免密',
  agreementMissing: '先同意免密兑换协议',
  atMostAccessibleText: (coins: string) => `每笔不超过 ${coins}`,
  everyTime: '每次验密码',
  raiseNote: '调高需要支付密码或短信验证码，调低立即生效',

  passwordUnset: '还没有设置支付密码，调高限额需要短信验证码',
  passwordLocked: (time: string) => `支付密码已锁定至 ${time}，调高限额需要短信验证码`,
  setIt: '去设置',
  setAnew: '重新设置',

  now: (coins: string) => `当前 ${coins}`,
  amountOf: (limit: string) => `${limit}的龙币`,
  quick: '常用限额',
  removeDigit: '删除一位',
  done: '完成',
  validationErrors,
  sameAsNow: '与当前限额相同',
  enterLimit: '请输入限额',
  raiseTo: (coins: string) => `调高到 ${coins} 龙币`,
  lowerTo: (coins: string) => `调低到 ${coins} 龙币`,
  raisingNote: '调高需验证支付密码或短信验证码',
  loweringNote: '调低立即生效，无需验证',
  changeOther: { payment: '修改每天限额', day: '修改每笔限额' },

  sceneIntro: '开启后，对应场景付款无需输入密码，仍受每笔和每天的免密额度限制。',
  sceneRaiseNote: '开启需验证支付密码或短信验证码，关闭立即生效',
  scenesWithoutPassword: '免密场景',
  freeOffNote: '免密支付未开启，以下场景每次都要输入支付密码',
  toLimits: '支付限额',
  sceneFree: '免密支付',
  sceneAbove: (coins: string) => `各场景每笔免密额度最高 ${coins}`,
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
  codeForPassword: '用来重新设置支付密码',
  nothingWaits: '没有待验证的修改',
  nothingWaitsLine: '修改可能已完成或已超时，可在支付限额里重新修改。',
  toPayLimitation: '去支付限额',
  saveAgain: '重新保存',
  notReceived: '一直没收到',
  smsFilter: '看看短信拦截',
  smsFilterLine: '验证码由龙币钱包通知号码发出',
  byPassword: '改用支付密码验证',
  byPasswordLine: '记得密码就不用等短信',
  phoneGone: '手机号停用了',
  phoneGoneLine: '请客服核实身份后更换',
  codeNote: '验证码 5 分钟内有效，不要告诉任何人',

  captchaTitle: '请先确认是你本人操作',
  captchaLine: '答对后，验证码会发送到你绑定的手机号。',
  captchaPicture: '图中有四位数字，看不清可换成文字题',
  captchaPictureField: '图中的数字',
  captchaAnswerField: '答案',
  captchaLoading: '正在加载题目',
  captchaFailed: '题目加载失败',
  captchaWrong: '回答错误，已换一题，请再试一次',
  captchaOtherPicture: '换一张',
  captchaOtherQuestion: '换一题',
  captchaToQuestion: '换成文字题',
  captchaToPicture: '换成图形题',
  captchaAnswer: '提交答案',
  keepCode: '暂不重发',

  step: (position: number, count: number) => `第 ${position} 步，共 ${formatCount(count)} 步`,
  passwordLoading: '正在查询支付密码状态',
  passwordFailed: '支付密码状态查询失败',
  oldTitle: '输入当前支付密码',
  oldLine: '验证是你本人后，再设置新密码。',
  newTitle: '输入新的支付密码',
  newLine: '请设置六位数字，不要使用连号、相同数字或手机号后六位。',
  againTitle: '再次输入新密码',
  againLine: '两次输入一致后生效。',
  weaknesses,
  sameAsOld: '不能与原密码相同，请换一个',
  different: '两次输入不一致，请重新输入新密码',
  settingIt: '正在设置',
  notSet: '新密码设置失败，原密码不变',
  passwordSet: '支付密码已设置',
  passwordChanged: '支付密码已修改',
};

/** Limits, payments without password, the password itself, and the page of SMS codes. */
export const paymentSecurityMessages = pageArea(paymentSecurity, () =>
  import('./messages.en').then((module) => module.paymentSecurity),
);
