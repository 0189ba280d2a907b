import { formatCount } from '@/domain/money';
import { pageArea } from '@/messages/shared';

export const exits = {
  go: '立即前往',
  goAgain: '再次前往',
  slowLine: '网络有点慢，正在努力加载，你也可以先返回首页。',
  refusedTitle: '无法打开这个链接',
  refusedLine: '链接不是网页地址或格式有误。为了你的龙币安全，已停止打开。',
  askedTitle: '你还在龙币钱包',
  askedLine: (name: string) => `“${name}”不属于龙币钱包，请确认是否前往。`,
  cameBackTitle: (name: string) => `你已去过${name}`,
  cameBackLine: '需要的话，可以再次前往。',

  partners: { care: '关爱通', shop: '龙币商城' },
  entering: (name: string) => `正在前往${name}`,
  enteringLine: '正在获取一次性凭证，不会向对方提供你的登录信息。',
  enterFailed: (name: string) => `没能打开${name}`,
  notListedLine: (name: string) => `${name}的地址不在可接收凭证的名单里，未能打开。`,

  handingOver: { activity: '正在打开活动', channel: '正在切换渠道' },
  handingOverLine: '请稍候。',
  handOverFailed: { activity: '没能打开活动', channel: '没能切换渠道' },
  unknownTitle: { activity: '没有找到这个活动', channel: '没有找到这个渠道' },
  unknownLine: '可能已经结束，或链接有误。',
  activityList: '查看全部活动',

  shareTitle: '分享内容',
  shareUntitled: '来自龙币钱包的分享',
  shareTo: '链接地址',
  shareToApp: '龙币钱包',
  shareForeign: (host: string) => `${host} 不属于龙币钱包，请确认可信后再分享。`,
  shareImage: '分享配图',
  share: '分享',
  copy: '复制链接',
  copied: '链接已复制',
  copyFailed: '无法自动复制，请长按上方链接复制。',
  sharePanel: '分享面板已打开',
  sharePrepared: '内容已准备好，请点击右上角菜单分享。',
  shareFailed: '没能打开分享，可以复制链接发给对方。',
  shareNothingTitle: '没有可分享的链接',
  shareNothingLine: '请从原来的入口重新打开。',
  shareRefusedLine: '无法分享：链接不是网页地址或格式有误。',

  posting: '正在前往对方页面',
  postingLine: '正在向对方提交以下内容。',
  postFields: '提交的内容',
  postTo: '提交给',
  postCount: '项目数',
  postCounted: (count: number) => `${formatCount(count)} 项`,
  postNames: '项目名称',
  postNone: '无',
  postWithToken: '登录凭证',
  postTokenGiven: '一并提交',
  postTokenKept: '不提交',
  postedTitle: '已提交过',
  postedLine: '每次打开只能提交一次。如需再次提交，请从原来的入口重新打开。',
  postRefusedTitle: '未提交',
  postRefusedLines: {
    address: '链接不是网页地址或格式有误。',
    host: (host: string) => `${host} 不在可提交的名单里。`,
    open: (host: string) => `${host} 未使用安全连接（https），内容可能泄露。`,
    fields: '要提交的内容无法识别。',
    blocked: (host: string) => `浏览器阻止了向 ${host} 提交内容。`,
  },

  closing: '正在关闭页面',
  closingLine: '如未自动关闭，将返回上一页。',

  loggingIn: { zhongxin: '正在用中信账号登录', guanyu: '正在用冠寓账号登录' },
  loggingInLine: '正在核对登录信息，通常只要一两秒。',
  loggedIn: '登录成功，请稍候',
  noCodeTitle: '还没有登录',
  noCodeLine: '链接里没有登录信息，或已经用过。请重新登录，或从原来的入口重新打开。',
  unboundLine: '请先到登录页绑定手机号，绑定后会返回这里。',
};

/** The pages that open external pages, and those that a partner's page opens. */
export const exitMessages = pageArea(exits, () => import('./messages.en').then((module) => module.exits));
