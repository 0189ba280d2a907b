import { tenths } from '@/domain/money';
import { mockOrderKind } from '@/mocks/cashier/order-kind';
import type { CardPart } from './card-part';

declare module '@/mocks/cashier/cashier-order' {
  interface OrderParts {
    /** The card that it buys. */
    readonly card: CardPart | null;
  }
}

export const orderKinds = [
  mockOrderKind('card', {
    part: 'card',
    // A card is as good as money; points would make money out of points.
    takesPoints: false,
    earnsPoints: false,
    notices: () => ['付款后马上发卡，卡密发出后不能退款。'],
    noRefund: '卡密已经发出，不能退款',
    priced: ({ card, money }) => ({
      lines: [],
      goodsMoney: card?.price ?? money,
      deliveryFee: tenths(0),
      coupon: null,
    }),
    wire: ({ card }) => ({
      beans: card === null || card.beans === 0 ? null : { count: card.beans, off: card.beansMoney },
    }),
  }),
];
