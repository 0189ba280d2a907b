import { formatCount } from '@/domain/money';
import { area } from '../define-messages';

export const popups = {
  /** The title of a pop-up that has none. */
  title: '温馨提示',
  agree: '同意并继续',
  iKnow: '我知道了',
  nextStep: '下一步',
  goOn: '去看看',
  close: '关闭',
  agreed: '我已阅读并同意以上协议',
  tickAgreement: '请先勾选协议',
  position: (at: number, of: number) => `${at} / ${of}`,
  positionAccessibleText: (at: number, of: number) => `第 ${at} 个，共 ${of} 个`,
  credited: (points: number) => `${formatCount(points)}积分已到账`,
  /** The pop-up does not say how many points in a whole number. */
  notCredited: '积分数额有误，未到账',
};

/** The pop-ups of the home pages. */
export const popupMessages = area(popups, () => import('./popups.en').then((module) => module.popups));
