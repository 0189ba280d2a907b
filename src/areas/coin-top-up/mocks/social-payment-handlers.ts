import { orderOf } from '@/mocks/cashier/orders';
import { serve, type Handler } from '@/mocks/core/handler';
import { fingerprint } from '@/mocks/core/random';
import * as endpoints from '../endpoints';

const socialPayment: Handler<typeof endpoints.socialPayment> = (state, { body, person }, now) => {
  const found = orderOf(state, person.usercode, body.id, now);
  if (found === undefined) return { state, refusal: { code: '5601', message: '没有找到这笔订单' } };
  if (found.payment?.waitsFor !== 'third-party')
    return { state, refusal: { code: '5603', message: '这笔订单现在不能用微信支付' } };
  const timestamp = Math.floor(now / 1_000);
  return {
    state,
    data: {
      timestamp,
      nonceStr: fingerprint(`nonce ${found.id} ${timestamp}`),
      package: `prepay_id=wx${fingerprint(`prepay ${found.id}`)}`,
      signType: 'RSA',
      paySign: fingerprint(`sign ${found.id} ${timestamp}`),
    },
  };
};

export const handlers = [serve(endpoints.socialPayment, socialPayment)];
