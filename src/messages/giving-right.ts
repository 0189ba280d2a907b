import { area } from './define-messages';

export const givingRight = {
  title: '你还不能送龙币给同事',
  description: '送龙币需要 OA 账号，你还没有。付款、兑换、购物、打车和活动都照常可用。',
  pay: '打开付款码',
  home: '回首页',
};

export const givingRightMessages = area(givingRight, () =>
  import('./giving-right.en').then((module) => module.givingRight),
);
