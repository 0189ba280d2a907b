import { area, type Area } from './define-messages';
import { illegal, short } from './sentences';

/** What pages of all areas say alike while something is under way and after it ended, and at the amount of a payment. */
export const shared = {
  again: '再试一次',
  close: '关闭',
  gotIt: '知道了',
  seeResult: '查看结果',
  toBill: '查看账单',
  toHome: '返回首页',

  loading: '正在加载',
  saving: '正在保存',
  saved: '已保存',
  submitting: '正在提交',
  working: '仍在处理，请稍候',
  asking: '暂未收到结果，正在查询。龙币不会丢，也不会扣两次，可以离开这页。',
  illegal,
  offline: '无网络，联网后可用',

  unit: '龙币',
  yuan: '元',
  pointsUnit: '积分',
  coins: (amount: string) => `${amount} 龙币`,
  short,
  quick: '常用金额',
  keypadDelete: '删除',
  keypadDone: '完成',
};

export type SharedMessages = typeof shared;

export const sharedMessages = area(shared, () => import('./shared.en').then((module) => module.shared));

/**
 * The messages of pages: their own and the shared ones. What /home loads uses `area` and repeats the few words it needs, because the
 * shared ones would exceed the limit of its first bytes.
 */
export function pageArea<Messages>(
  own: Messages & { then?: never },
  load: () => Promise<Messages>,
): Area<Omit<SharedMessages, keyof Messages> & Messages> {
  return area({ ...shared, ...own }, async () => {
    const [english, ownEnglish] = await Promise.all([sharedMessages.en(), load()]);
    return { ...english, ...ownEnglish };
  });
}
