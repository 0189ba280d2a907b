import { secKillingLeaveQueue, secKillingOrder } from '@/api/endpoints/flash-sale';
import { coupons, orderPay, settlement } from '@/api/endpoints/mall-order';
import { priceOf } from '@/domain/mall/pricing';
import { times } from '@/domain/money';
import { flashSessions } from '@/mocks/flash-sale/flash-sessions';
import { moneyCall, type Draw, type MoneyCall, type Operation } from './operation';
import { actors } from './people';
import type { Walk } from './walk';

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
      const money = price.total;
      const body = { lines: wanted, activity: '', address, coupon: coupon?.id ?? '', message: '', money };
      return moneyCall(as, orderPay, body);
    },
  }))
  .concat([
    {
      name: 'order in the flash sale',
      isSequel: true,
      calls: [secKillingOrder],
      plan: ordered,
    },
    {
      name: 'queue where a flash sale has just begun',
      weight: 4,
      calls: [secKillingOrder],
      plan: ({ state, now }, pick) => {
        const next = flashSessions(state.sold, now).find(({ startsAt }) => startsAt > now);
        if (next === undefined) return null;
        return {
          happens: async (walk) => {
            await walk.pass(next.startsAt + 1_000 - walk.now);
            const order = ordered(walk, pick);
            if (order !== null) await walk.perform('order in the flash sale', order, 'none', null);
          },
        };
      },
    },
    {
      name: 'leave the queue of the flash sale',
      isSequel: true,
      calls: [secKillingLeaveQueue],
      plan: ({ state }, pick) => {
        const ticket = pick(state.flashQueue.filter(({ outcome }) => outcome === null));
        return ticket === undefined
          ? null
          : moneyCall(ticket.buyer, secKillingLeaveQueue, { ticket: ticket.id });
      },
    },
  ]);

export function addressOf(addresses: readonly { id: string; owner: string }[], usercode: string): string {
  return addresses.find(({ owner }) => owner === usercode)?.id ?? '';
}

/** An order of goods of the session that runs; null while none does. */
function ordered({ state, now }: Walk, pick: Draw): MoneyCall | null {
  const as = pick(actors)?.usercode ?? '';
  const session = flashSessions(state.sold, now).find(
    ({ startsAt, endsAt }) => startsAt <= now && now < endsAt,
  );
  const offer = pick(session?.goods.filter(({ left }) => left > 1) ?? []);
  if (session === undefined || offer === undefined) return null;
  const count = pick([1, 2]) ?? 1;
  const goods = offer.variant.goods.id;
  const address = addressOf(state.addresses, as);
  const money = times(offer.price, count);
  return moneyCall(as, secKillingOrder, { session: session.id, goods, count, address, money });
}
