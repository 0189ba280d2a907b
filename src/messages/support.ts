import { area } from './define-messages';

export const support = {
  copy: '复制支持码',
  copied: '支持码已复制，联系客服时发给对方',
  notCopied: '没能复制，请抄下支持码',
};

/** The code that a person gives to customer service. */
export const supportMessages = area(support, () => import('./support.en').then((module) => module.support));
