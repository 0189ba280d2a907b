import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { useCheckout } from '@/flows/checkout/use-checkout';
import { invalidate } from '@/queries/endpoint';
import { phoneTopUpList, phoneTopUpOffers } from './endpoints/phone-top-up';
import { topUpChanged, topUpOrderLeft, usePhoneTopUp } from './state/phone-top-up';
import { topUpPlacing } from './top-up-placing';
import type { TopUpChoice } from './use-top-up-choice';

/** Orders what was chosen, and pays it. */
export function useTopUpOrder(
  { number, offer, price, phone }: TopUpChoice,
  address: '/rechargeTel' | '/rechargeNewTel',
) {
  const navigate = useNavigate();
  const { order } = usePhoneTopUp();
  const toResult = (id: string) => href(address, { order: id });
  const checkout = useCheckout({
    place: topUpPlacing,
    refresh: () => invalidate(phoneTopUpList),
    // An amount may be sold out, or the coupon is used.
    onRefused: () => void invalidate(phoneTopUpOffers),
    order,
    onPlaced: ({ id }) => topUpChanged({ order: id }),
    resultOf: toResult,
    onLeave: (id) => {
      topUpOrderLeft();
      void navigate(toResult(id), { replace: true });
    },
  });
  const placeOrder = () => {
    if (offer === null || price === null || (phone !== null && phone.closedUntil !== null)) return;
    if (order !== '') return checkout.pay(order, price.total);
    const coupon = price.coupon?.id ?? '';
    checkout.buy({ number, offer: offer.id, coupon, money: price.total }, price.total);
  };
  return { ...checkout, placeOrder };
}
