import { handOverItem, placeItemOrder, saveItem } from '@/api/endpoints/second-hand';
import { tenths, toWireMoney } from '@/domain/money';
import { itemsOf, itemState } from '@/mocks/second-hand/items';
import { umbrella } from '../../../support/second-hand';
import { deed, type Operation } from '../operation';
import { actors } from '../people';

/** What colleagues sell each other. */
export const secondHand: readonly Operation[] = [
  {
    name: 'offer an item',
    calls: [saveItem],
    plan: (_, pick) => {
      const price = toWireMoney(pick([40, 120, 950].map(tenths)) ?? tenths(40));
      return deed(pick(actors)?.usercode ?? '', saveItem, { ...umbrella, price });
    },
  },
  {
    name: 'order an item',
    calls: [placeItemOrder],
    plan: ({ state }, pick) => {
      const isActor = (usercode: string) => actors.some((each) => each.usercode === usercode);
      const item = pick(
        itemsOf(state).filter((each) => isActor(each.seller) && itemState(state, each) === 'onSale'),
      );
      const buyer = pick(actors.filter(({ usercode }) => usercode !== item?.seller));
      if (item === undefined || buyer === undefined) return null;
      return deed(buyer.usercode, placeItemOrder, { item: item.id, money: toWireMoney(item.price) });
    },
  },
  {
    name: 'hand an item over',
    calls: [handOverItem],
    plan: (walk, pick) => {
      const order = pick(walk.orders((each) => each.secondHand !== null && each.state === 'paid'));
      const seller = order?.secondHand?.seller;
      if (order === undefined || seller === undefined) return null;
      return deed(seller, handOverItem, { id: order.id });
    },
  },
];
