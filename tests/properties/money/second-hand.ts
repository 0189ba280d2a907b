import { refundOrder } from '@/api/endpoints/cashier';
import { saveItem } from '@/areas/second-hand/endpoints/items';
import { answerRefund, handOverItem, placeItemOrder } from '@/areas/second-hand/endpoints/orders';
import { itemsOf, itemState } from '@/areas/second-hand/mocks/items';
import { answerBefore } from '@/areas/second-hand/mocks/refund-claim';
import { tenths } from '@/domain/money';
import { umbrella } from '../../support/second-hand';
import { moneyCall, type Operation } from './operation';
import { actors } from './people';

/** What colleagues sell each other. */
export const secondHand: readonly Operation[] = [
  {
    name: 'offer an item',
    calls: [saveItem],
    plan: (_, pick) => {
      const price = pick([40, 120, 950].map(tenths)) ?? tenths(40);
      return moneyCall(pick(actors)?.usercode ?? '', saveItem, { ...umbrella, price });
    },
  },
  {
    name: 'order an item',
    weight: 10,
    calls: [placeItemOrder],
    plan: ({ state }, pick) => {
      const isActor = (usercode: string) => actors.some((each) => each.usercode === usercode);
      const item = pick(
        itemsOf(state).filter((each) => isActor(each.seller) && itemState(state, each) === 'onSale'),
      );
      const buyer = pick(actors.filter(({ usercode }) => usercode !== item?.seller));
      if (item === undefined || buyer === undefined) return null;
      return moneyCall(buyer.usercode, placeItemOrder, { item: item.id, money: item.price });
    },
  },
  {
    name: 'hand an item over',
    isSequel: true,
    calls: [handOverItem],
    plan: (walk, pick) => {
      const order = pick(walk.orders((each) => each.secondHand !== null && each.state === 'paid'));
      const seller = order?.secondHand?.seller;
      if (order === undefined || seller === undefined) return null;
      return moneyCall(seller, handOverItem, { id: order.id });
    },
  },
  {
    name: 'ask a colleague for the money back',
    isSequel: true,
    calls: [refundOrder],
    plan: (walk, pick) => {
      const order = pick(walk.orders((each) => each.secondHand !== null && each.state === 'shipped'));
      const isOver = order?.secondHand?.claim !== null;
      return order === undefined || isOver ? null : moneyCall(order.buyer, refundOrder, { id: order.id });
    },
  },
  ...[true, false].map((isAgreed): Operation => ({
    name: isAgreed ? 'agree to a refund' : 'refuse a refund',
    calls: [answerRefund],
    isSequel: true,
    plan: (walk, pick) => {
      const order = pick(walk.orders((each) => answerBefore(each) !== null));
      const seller = order?.secondHand?.seller;
      if (order === undefined || seller === undefined) return null;
      return moneyCall(seller, answerRefund, { id: order.id, isAgreed });
    },
  })),
];
