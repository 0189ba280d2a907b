import { useSearchParams } from 'react-router-dom';
import { cardKinds, placeCardOrder } from '@/areas/prepaid/endpoints/card-order';
import { href } from '@/domain/href';
import { tenths } from '@/domain/money';
import { placing } from '@/flows/checkout/place-order';
import { useCheckout } from '@/flows/checkout/use-checkout';
import { invalidate, useEndpoint } from '@/queries/endpoint';

const place = placing(placeCardOrder);
const cards = { 小卡: { kind: 'E100', price: 1_000 }, 大卡: { kind: 'E500', price: 4_950 } } as const;

/** The least that a page must say of its purchase; with `replaced` in its address it is of no use once an order is placed. */
export default function SampleShop() {
  const [search] = useSearchParams();
  const open = useEndpoint(cardKinds, {}, { quiet: true }).data?.open ?? null;
  const { isBusy, isOpen, errorText, offReason, pay, buy, sheet } = useCheckout({
    place,
    refresh: () => invalidate(cardKinds),
    order: open?.id ?? '',
    isReplaced: search.has('replaced'),
    resultOf: (id) => href('/checkStandPayStatus', { id, fresh: '1' }),
  });
  return (
    <main>
      {Object.entries(cards).map(([name, { kind, price }]) => (
        <button key={kind} onClick={() => buy({ kind, money: tenths(price), beans: 0 }, tenths(price))}>
          买{name}
        </button>
      ))}
      {open !== null && !isOpen && <button onClick={() => pay(open.id, open.money)}>去付款</button>}
      {isBusy && <p role="status">下单中</p>}
      {offReason !== null && <p>{offReason}</p>}
      {errorText !== null && <p role="alert">{errorText}</p>}
      {sheet}
    </main>
  );
}
