import { area } from './define-messages';

export const visit = {
  addressRefused: '无法打开这个链接',
  leaveTitle: '即将离开龙币钱包',
  leaveLine: (host: string) => `你将前往 ${host}，该网站不属于龙币钱包。`,
  leave: (host: string) => `前往 ${host}`,
  stay: '暂不离开',
  close: '知道了',
  notice: '提示',
  opening: '正在打开',
  notOpened: '没能打开',
  back: '返回',
  fetchedAt: (time: string) => `离线中，数据更新于 ${time}`,
  newRelease: '新版本已发布，点击更新',
};

/** Messages above all pages and beside figures; not part of the first paint. */
export const appStatusMessages = area(visit, () => import('./app-status.en').then((module) => module.visit));
