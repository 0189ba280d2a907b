import { formatCoins } from '@/domain/money';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { refundRequested } from '@/mocks/cashier/order-refunds';
import { orderChanged, orderKept, orderOf } from '@/mocks/cashier/orders';
import type { MockState } from '@/mocks/core/state';
import { withSent } from '@/mocks/payment-security/sms';
import { creditOf } from './operators';

const failure = '运营商没有受理，号码可能已停机或销号';

/** When the operator credits a paid top-up or refuses to, ms; null where it is no top-up, or not one that waits. */
export function dueCredit({ state, topUp, payment }: CashierOrder): number | null {
  if (topUp === null || state !== 'paid' || payment?.settledAt == null) return null;
  return payment.settledAt + creditOf(topUp.number).takes;
}

/** The operator credits a top-up, or refuses to, which gives the payment back by itself. */
export function creditDone(state: MockState, order: CashierOrder, at: number): MockState {
  const { topUp, id, buyer } = order;
  if (topUp === null) throw new Error(`order ${id} tops up no phone`);
  const tail = topUp.number.slice(-4);
  if (creditOf(topUp.number).result === 'failed') {
    const failed = { ...order, topUp: { ...topUp, failure } };
    const asked = refundRequested(
      orderKept(state, failed),
      failed,
      { lines: [], reason: 'other', note: failure },
      at,
    );
    return told(asked, order, at, `尾号 ${tail} 没充成，${formatCoins(order.money)} 龙币正在退回。`);
  }
  const shipped = orderChanged(state, order, 'ship', {});
  const current = orderOf(shipped, buyer, id, at);
  if (current === undefined) throw new Error(`order ${id} is gone`);
  const credited = orderChanged(shipped, current, 'receive', { topUp: { ...topUp, creditedAt: at } });
  return told(credited, order, at, `尾号 ${tail} 的 ${topUp.face} 元话费已到账。`);
}

function told(state: MockState, { id, buyer }: CashierOrder, time: number, text: string): MockState {
  return withSent(state, { kind: 'notice', to: buyer, time, text, link: `/rechargeNewTel?order=${id}` });
}
