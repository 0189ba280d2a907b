import { area } from './define-messages';

export const shell = {
  product: '龙币钱包',
  loading: '正在打开',
  back: '返回',
  home: '返回首页',
  retry: '再试一次',
  reload: '重新加载',
  offline: '网络不可用，请检查您的网络设置',
  crashTitle: '没能打开这个页面',
  crashLine: '其他页面不受影响，你的龙币都在。',
  chunkTitle: '页面内容加载失败',
  chunkLine: (name: string) => `“${name}”加载失败，可能是网络不稳定，或刚刚发布了新版本。`,
};

export const shellMessages = area(shell, () => import('./shell.en').then((module) => module.shell));
