import { area } from './define-messages';

export const visit = {
  addressRefused: '这个地址不能打开',
  leaveTitle: '要离开龙币钱包吗',
  leaveLine: (host: string) => `你将前往 ${host}，它不属于龙币钱包。`,
  leave: (host: string) => `前往 ${host}`,
  stay: '留在这里',
  close: '知道了',
  notice: '提示',
  opening: '正在打开',
  notOpened: '没能打开',
  back: '返回',
  fetchedAt: (time: string) => `离线中，数据取于 ${time}`,
  newRelease: '新版本已发布，点这里更新',
};

/** Messages above all pages and beside figures; not part of the first paint. */
export const appStatusMessages = area(visit, () => import('./app-status.en').then((module) => module.visit));
