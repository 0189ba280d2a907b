import { pageArea } from '../shared';

export const givingRight = {
  title: '你还不能给同事送龙币',
  description: '送龙币需要 OA 账号，你还没有开通。付款、兑换、购物、打车和活动都可正常使用。',
  pay: '打开付款码',
};

export const givingRightMessages = pageArea(givingRight, () =>
  import('./giving-right.en').then((module) => module.givingRight),
);
