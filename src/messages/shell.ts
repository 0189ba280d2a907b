import { area } from './define-messages';

export const shell = {
  product: '龙币钱包',
  loading: '正在打开',
  back: '返回',
  home: '回到首页',
  retry: '再试一次',
  reload: '重新加载',
  offline: '网络不可用，请检查您的网络设置',
  crashTitle: '这个页面没能打开',
  crashLine: '其他页面不受影响，你的龙币都在。',
  chunkTitle: '页面内容没能加载',
  chunkLine: (name: string) => `没有取到“${name}”，可能是网络不稳，或刚刚有了新版本。`,
};

export const shellMessages = area(shell, () => import('./shell.en').then((module) => module.shell));
