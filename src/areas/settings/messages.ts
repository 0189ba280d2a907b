import { formatCount } from '@/domain/money';
import type { NextStep } from '@/domain/settings/message-history';
import { area } from '@/messages/define-messages';

const next: Record<NextStep, string> = {
  nothing: '仅供了解，无需处理。',
  network: '请检查网络后再试一次。',
  later: '请稍后再试；如仍不行，请联系客服。',
  login: '请从原来的入口重新登录。',
  apply: '请先申请或激活龙币账户。',
  service: '请按提示操作；如仍不行，请将这条消息告诉客服。',
};

export const settings = {
  profile: '我的资料',
  profileFailed: '资料加载失败，其他设置仍可使用',
  loading: '正在加载资料',
  name: (last: string) => `姓名已隐藏，末字${last}`,
  phone: (last: string) => `手机尾号 ${last}`,
  noPhone: '未绑定手机号',
  jobCode: '工号',
  email: '邮箱',
  userId: '用户编号',
  balance: '个人账户余额',

  accountFine: '账户正常，支付密码与手机都已绑定',
  noPassword: '还没有设置支付密码',
  setPassword: '去设置',
  phoneUnbound: '还没有绑定手机号，无法接收验证码',
  askService: '联系客服',

  payment: '支付',
  passwordIs: (isSet: boolean): string => (isSet ? '已设置' : '未设置'),
  perPayment: (coins: string) => `单笔 ${coins}`,
  free: '免密支付',
  freeLeft: (coins: string) => `今天还可付 ${coins}`,
  freeIsOff: '未开启',
  shuffledKeys: '密码键盘乱序',
  shuffledKeysNote: '每次随机排列按键，防止他人偷看密码',
  freeScenes: (count: number) => `${formatCount(count)} 个场景免密`,
  agreements: '授权与协议',
  display: '显示',
  help: '消息与帮助',

  language: '语言',
  languages: { 'zh-CN': '中文', 'en-US': 'English' },
  languageFailed: '英文加载失败，请检查网络后再试',
  theme: '外观',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  textSize: '字号',
  textSizes: { normal: '标准', large: '大', xlarge: '特大' },
  hideAmounts: '隐藏金额',
  hideAmountsNote: '首页的余额以圆点代替',
  amountsHidden: '金额已隐藏',
  amountsShown: '金额已显示',
  nowChosen: (what: string, choice: string) => `${what}：${choice}`,

  service: '联系客服',
  messageCount: (count: number) => `${formatCount(count)} 条`,
  version: '版本',
  development: '开发版',

  thanksTitle: '收到的谢意',
  thankedBy: (name: string) => `${name}谢谢你`,
  listNote: '保留最近 24 小时的提示，仅存在这台设备上。',
  list: '消息',
  noMessages: '最近 24 小时没有消息',
  noMessagesLine: '页面上出现过的提示会保留在这里，方便查看。',
  code: (code: string) => `代码 ${code}`,
  next,
  needHelp: '需要帮助',
  clear: '清空',
  clearTitle: '清空消息记录？',
  clearLine: (count: number) => `将从这台设备上删除 ${formatCount(count)} 条消息，删除后无法恢复。`,
  keep: '暂不清空',
  cleared: '消息记录已清空',
};

/** The settings and the list of messages. */
export const settingMessages = area(settings, () =>
  import('./messages.en').then((module) => module.settings),
);
