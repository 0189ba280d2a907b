import type { Tenths } from '@/domain/money';
import { orderCreated } from '@/mocks/cashier/orders';
import { colleague } from '@/mocks/core/colleague';
import type { Refusal } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { refusalOfPayer } from '@/mocks/payment-security/payer';
import { holderOrder, isSellerHere, itemOf, itemState, sellerGone } from './items';
import { orderedItem } from './second-hand-part';

/** Places an order that holds the item for its buyer until it is paid or its time is over, or returns the refusal. */
export function itemOrdered(
  state: MockState,
  { item: id, money }: { item: string; money: Tenths },
  buyer: Person,
  now: number,
): { state: MockState; id: string } | { refusal: Refusal } {
  const say = (code: string, message: string) => ({ refusal: { code, message } });
  const barred = refusalOfPayer(state, buyer);
  if (buyer.departed && barred !== null) return { refusal: barred };
  const item = itemOf(state, id);
  if (item === undefined) return say('5901', '没有找到这件闲置');
  if (item.seller === buyer.usercode) return say('5902', '不能买自己发布的闲置');
  const holder = holderOrder(state, id);
  if (holder?.buyer === buyer.usercode && holder.state === 'created') return { state, id: holder.id };
  switch (itemState(state, item)) {
    case 'reserved':
      return say('5903', '有同事正在付款，15 分钟内没付成会重新上架');
    case 'sold':
      return say('5904', '这件闲置刚刚卖出了');
    case 'withdrawn':
      return say('5905', '卖家已下架这件闲置');
  }
  if (!isSellerHere(state, item)) return { refusal: sellerGone };
  if (item.price !== money) return say('5907', '卖家改了价格，请核对后再付');
  return orderCreated(
    state,
    {
      buyer: buyer.usercode,
      product: 'goods',
      merchant: colleague(state, item.seller)?.name ?? item.seller,
      goods: item.title,
      count: 1,
      money: item.price,
      returnUrl: '#/second-hand-orders?group=bought',
      secondHand: orderedItem(id, item.seller),
    },
    now,
  );
}
