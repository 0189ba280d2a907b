import { secKillingDetail, secKillingOrder, secKillingLeaveQueue } from '@/api/endpoints/flash-sale';
import { coupons, orderPay, settlement } from '@/api/endpoints/mall-order';
import { priceOf } from '@/domain/mall/pricing';
import { times, toWireMoney } from '@/domain/money';
import { flashSessions } from '@/mocks/flash-sale/flash-sessions';
import { deed, type Operation } from '../operation';
import { actors } from '../people';

/** Goods that cost much and little; with others of the same shop in one order. */
const baskets = [
  [{ variant: 'G0001-1', count: 1 }],
  [{ variant: 'G0002-1', count: 2 }],
  [
    { variant: 'G0001-1', count: 2 },
    { variant: 'G0003-1', count: 1 },
  ],
  [
    { variant: 'G0005-1', count: 3 },
    { variant: 'G0008-1', count: 2 },
  ],
];

/** The mall and its flash sale. */
export const shopping: readonly Operation[] = [false, true]
  .map((withCoupon): Operation => ({
    name: withCoupon ? 'order goods with a coupon' : 'order goods',
    calls: [orderPay],
    plan: async (walk, pick) => {
      const as = pick(actors)?.usercode ?? '';
      const wanted = pick(baskets) ?? [];
      const { lines, delivery } = await walk.read(as, settlement, { lines: wanted, activity: '' });
      const coupon = withCoupon ? pick((await walk.read(as, coupons, {})).coupons) : undefined;
      const price = priceOf({ lines, delivery, coupon: coupon ?? null, points: 0 });
      if (withCoupon && price.coupon === 0) return null;
      const address = addressOf(walk.state.addresses, as);
      const money = toWireMoney(price.total);
      const body = { lines: wanted, activity: '', address, coupon: coupon?.id ?? '', message: '', money };
      return deed(as, orderPay, body);
    },
  }))
  .concat([
    {
      name: 'order in the flash sale',
      calls: [secKillingOrder],
      plan: async (walk, pick) => {
        const as = pick(actors)?.usercode ?? '';
        const session = flashSessions(walk.state.sold, walk.now).find(
          ({ startsAt, endsAt }) => startsAt <= walk.now && walk.now < endsAt,
        );
        if (session === undefined) return null;
        const goods = pick(session.goods)?.variant.goods.id ?? '';
        const offer = await walk.read(as, secKillingDetail, { session: session.id, goods });
        if (offer === null || offer.left === 0) return null;
        const count = pick([1, 2]) ?? 1;
        const address = addressOf(walk.state.addresses, as);
        const money = toWireMoney(times(offer.price, count));
        return deed(as, secKillingOrder, { session: session.id, goods, count, address, money });
      },
    },
    {
      name: 'leave the queue of the flash sale',
      isUrgent: true,
      calls: [secKillingLeaveQueue],
      plan: ({ state }, pick) => {
        const ticket = pick(state.flashQueue.filter(({ outcome }) => outcome === null));
        return ticket === undefined ? null : deed(ticket.buyer, secKillingLeaveQueue, { ticket: ticket.id });
      },
    },
  ]);

export function addressOf(addresses: readonly { id: string; owner: string }[], usercode: string): string {
  return addresses.find(({ owner }) => owner === usercode)?.id ?? '';
}
