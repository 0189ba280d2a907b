import { keepPreviousData } from '@tanstack/react-query';
import { gatewayNow } from '@/api/clock';
import { useEndpoint } from '@/queries/endpoint';
import { phoneTopUpOffers } from './endpoints/phone-top-up';
import { isPhoneNumber, numberProblem } from './rules/phone-number';
import { topUpPrice } from './rules/top-up-price';
import { likelyNumber, paidMinutesAgo } from './rules/wrong-number';
import { usePhoneTopUp } from './state/phone-top-up';
import { useKnownNumbers } from './use-known-numbers';

/** The amount that is chosen before the person chooses one, yuan. */
const usualFace = 100;

/** What is about to be topped up: number, amount and price, and what speaks against the number. */
export function useTopUpChoice() {
  const { number: typed, offer: chosen, coupon: couponChoice } = usePhoneTopUp();
  const { query: numbers, known, usual } = useKnownNumbers();
  const number = typed ?? usual;
  const query = useEndpoint(
    phoneTopUpOffers,
    { number: isPhoneNumber(number) ? number : '' },
    { quiet: true, staleTime: 0, placeholderData: keepPreviousData },
  );
  const { data, isPlaceholderData } = query;
  // What is known of another number says nothing about this one.
  const phone = isPlaceholderData ? null : (data?.phone ?? null);
  const offers = data?.offers ?? [];
  const usable = offers.filter(({ isSoldOut }) => !isSoldOut);
  const offer =
    chosen === ''
      ? (usable.find(({ face }) => face === usualFace) ?? usable[0] ?? null)
      : (usable.find(({ id }) => id === chosen) ?? null);
  const now = gatewayNow();
  const coupons = data?.coupons ?? [];
  const price = offer === null ? null : topUpPrice(offer, coupons, couponChoice, now);
  const likely = isPhoneNumber(number) ? likelyNumber(number, known) : null;
  const paid = known.flatMap(({ number: of, last }) =>
    last === null ? [] : [{ number: of, paidAt: last.paidAt, face: last.face }],
  );
  const minutes = paidMinutesAgo(number, paid, now);
  const face = paid.find((each) => each.number === number)?.face ?? 0;
  return {
    number,
    problem: numberProblem(number),
    numbers,
    known,
    query,
    phone,
    offers,
    offer,
    coupons,
    price,
    /** The number that was probably meant, with the digits that differ. */
    likely,
    /** The same number was topped up a few minutes ago. */
    repeated: minutes === null ? null : { minutes, face },
  };
}

export type TopUpChoice = ReturnType<typeof useTopUpChoice>;
