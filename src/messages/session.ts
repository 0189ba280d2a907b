import { area } from './define-messages';

export const session = {
  noSessionTitle: '还没有登录',
  noSessionLine: '请从工作应用里的龙币钱包入口，或收到的链接打开。',
  departedTitle: '您已离职，不能再登录',
  departedLine: '账户里的龙币也不能再使用。如有疑问，请联系人事或客服。',
  loginRefusedTitle: '没有登录成功',
  loginRefusedLine: '请重新登录，或从原来的入口再打开一次。',
  unboundTitle: '还要绑定手机号',
  unboundLine: '正在前往登录页，绑定后会回到这里。',
  unreachableTitle: '暂时没能登录',
  unreachableLine: '网络可能不稳。你的龙币都在，请再试一次。',
  logIn: '去登录',
  logInStaff: '用员工账号登录',
  whoseTitle: (theirs: string) => `这个链接是${theirs}的钱包`,
  whoseLine: (mine: string) => `你现在打开的是${mine}的钱包。换过去后，这台设备上会以对方的身份继续。`,
  switchTo: (theirs: string) => `换成${theirs}的钱包`,
  stayWith: (mine: string) => `继续用${mine}的钱包`,
  expiredTitle: '登录已过期',
  expiredLine: '为了你的龙币安全，请从原来的入口重新进入。没写完的内容都还在。',
};

/** The pages without a session: not logged in, refused, expired, or the link of another person. */
export const sessionMessages = area(session, () => import('./session.en').then((module) => module.session));
