import { formatCoins, unknownFigure } from '@/domain/money';
import { usePlaceOrder } from '@/flows/checkout/place-order';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { SendButton } from '@/ui/forms/send-button';
import { estimatedPrice } from '../endpoints/taxi';
import { orderCheck } from '../endpoints/taxi-ride';
import { taxiRideMessages } from '../messages';
import { ridePlacing } from '../ride-placing';
import { taxiBookingChanged } from '../state/taxi-booking';
import type { useOffer } from '../use-offer';

/** Orders the chosen car; a refusal stands above the button. */
export function BookButton({ offer }: { offer: ReturnType<typeof useOffer> }) {
  const messages = useMessages(taxiRideMessages);
  const { isBusy, errorText, offReason, send } = usePlaceOrder(ridePlacing, {
    // A refusal may say that the price is another one by now, or that a trip is under way already.
    refresh: () => Promise.all([invalidate(orderCheck), invalidate(estimatedPrice)]),
  });
  const { start, end, at, rule, note, chosen, query } = offer;
  const handleBook = () => {
    if (start === null || end === null || chosen === null) return;
    const {
      kind,
      fare: { total, own },
    } = chosen;
    send({ from: start.id, to: end.id, kind, at, rule, note: note.trim(), total, own }, () =>
      taxiBookingChanged({ note: '' }),
    );
  };
  const price = chosen === null ? unknownFigure : formatCoins(chosen.fare.total);
  return (
    <>
      {errorText !== null && (
        <NoticeBar tone="warning" alarming>
          {errorText}
        </NoticeBar>
      )}
      <SendButton
        block
        busy={isBusy}
        offReason={offReason}
        disabled={chosen === null || query.isError}
        onClick={handleBook}
      >
        {start === null || end === null
          ? messages.orderIncomplete
          : at === ''
            ? messages.order(price)
            : messages.orderLater(price)}
      </SendButton>
    </>
  );
}
