import { area } from '@/messages/define-messages';

export const jdBeans = {
  loading: '正在加载京豆',
  failed: '京豆加载失败',
  title: '京东豆',
  worth: (money: string) => `买卡时可抵 ${money} 龙币`,
  tooFew: '攒满 10 个，买卡时可抵 0.1 龙币',
  unbound: '绑定京东账户，买卡时可用京豆抵扣',
  sheetTitle: '京东豆',
  bindTitle: '绑定京东账户',
  account: '京东账户',
  phone: (tail: string) => `手机尾号 ${tail}`,
  ownPhone: '你绑定的手机号',
  since: '绑定时间',
  beans: '京豆',
  rate: '怎么抵',
  rateLine: '100 京豆抵 1 龙币，每张卡最多抵五分之一',
  shared: '授权内容',
  sharedLine: '查看京豆数量、买卡时抵扣京豆',
  bind: '同意并绑定',
  bound: '已绑定京东账户',
  unbind: '解除绑定',
  unbindTitle: '解除绑定京东账户？',
  unbindLine: '京豆还在京东，买卡时不能再抵扣。',
  unbindDone: '已解除绑定',
  keep: '再想想',
};

export const jdBeansMessages = area(jdBeans, () => import('./jd-beans.en').then((module) => module.jdBeans));
