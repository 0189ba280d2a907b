import { area } from './define-messages';

export const session = {
  noSessionTitle: '还没有登录',
  noSessionLine: '请从工作应用里的龙币钱包入口或收到的链接进入。',
  departedTitle: '你已离职，不能再登录',
  departedLine: '账户里的龙币也不能再使用。如有疑问，请联系人事或客服。',
  loginRefusedTitle: '登录失败',
  loginRefusedLine: '请重新登录，或从原来的入口重新打开。',
  unboundTitle: '请先绑定手机号',
  unboundLine: '正在前往登录页，绑定后会返回这里。',
  unreachableTitle: '暂时无法登录',
  unreachableLine: '网络可能不稳定，你的龙币都在，请再试一次。',
  logIn: '去登录',
  logInStaff: '用员工账号登录',
  whoseTitle: (theirs: string) => `这个链接是${theirs}的钱包`,
  whoseLine: (mine: string) => `当前打开的是${mine}的钱包。切换后，这台设备将以对方的身份继续使用。`,
  switchTo: (theirs: string) => `切换到${theirs}的钱包`,
  stayWith: (mine: string) => `继续用${mine}的钱包`,
  expiredTitle: '登录已过期',
  expiredLine: '为了你的龙币安全，请从原来的入口重新进入，没写完的内容都还在。',
};

/** The pages without a session: not logged in, refused, expired, or the link of another person. */
export const sessionMessages = area(session, () => import('./session.en').then((module) => module.session));
