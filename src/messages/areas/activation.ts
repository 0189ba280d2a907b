import type { ActivationStep } from '@/domain/activation/activation';
import { pageArea } from '../shared';

const steps: Record<ActivationStep, string> = {
  who: '确认身份',
  agreement: '阅读协议',
  code: '验证手机',
  done: '完成',
};

export const activation = {
  progress: '激活进度',
  steps,
  failed: '没能打开账户激活，请再试一次',
  loading: '正在加载资料',

  whoTitle: '确认是你本人',
  name: '姓名',
  nameAccessibleText: (last: string) => `姓名已隐藏，末字${last}`,
  phone: '手机',
  phoneAccessibleText: (tail: string) => `手机尾号 ${tail}`,
  oa: 'OA 账号',
  member: '会员账号',
  notYou: '如果不是你的资料，请从自己的工作应用重新打开。手机号已更换的，请先联系客服更新。',
  itIsMe: '是本人，下一步',

  afterTitle: '激活后',
  afterGrants: '公司发放的龙币会存入这里',
  afterUses: { LONGCOIN: '可以转给同事、兑换积分、付款', WALLET: '可以付款、充值、兑换积分' },
  afterSafety: '付款需验证，限额可自行设置',
  agreementTitle: '请先阅读以下协议',
  agreed: '我已阅读并同意以上协议',
  agree: '同意并验证手机',

  codeTitle: '输入短信验证码',
  notCome: '一直没收到',
  blocked: '看看短信拦截',
  blockedLine: '验证码可能被骚扰拦截，5 分钟内有效',
  otherPhone: '手机号停用了',
  otherPhoneLine: '请客服核实身份后更换',

  doneTitle: '账户已激活',
  doneLine: '公司发放的龙币已在账户里。',
  accountFailed: '账户已激活，余额加载失败',
  balance: '可用龙币',
  number: '账号',
  account: '我的账户',
  next: '接下来可以',
  setPassword: '设置支付密码',
  setPasswordLine: '超过免密额度的付款需要输入',
  transfer: '给同事转账',
  transferLine: '选好同事，写句祝福',
  pay: '出示付款码',
  payLine: '在食堂和商店里用龙币付款',
  toHome: '去首页',
  toAccount: '查看账户',

  activeTitle: '你已有龙币账户',
  activeLine: '无需再次激活，龙币都在账户里。',
  noPhoneTitle: '还没有绑定手机号',
  noPhoneLine: '激活需要短信验证。请先在工作应用里绑定手机号，或联系客服协助。',
  service: '联系客服',

  noAccountTitle: '还没有龙币账户',
  noAccountLine: '激活后，公司发放的龙币会存入账户。',
  activate: '激活账户',
  apply: '申请账户',

  alertTitle: '账户提醒',
  alertPosition: (at: number, of: number) => `${at} / ${of}`,
  alertRead: '我知道了',
  alertLater: '下次再提醒',
};

/** The activation of an account, and the alerts about it. */
export const activationMessages = pageArea(activation, () =>
  import('./activation.en').then((module) => module.activation),
);
