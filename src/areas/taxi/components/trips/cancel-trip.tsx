import { useState } from 'react';
import { estimatedPrice } from '@/areas/taxi/endpoints/taxi';
import { cancel, orderCheck, type Trip } from '@/areas/taxi/endpoints/taxi-ride';
import { taxiRideMessages } from '@/areas/taxi/messages';
import { durationText } from '@/areas/taxi/ride-text';
import { cancelFeeAt } from '@/areas/taxi/rules/cancel-fee';
import { fromMoment } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { SendButton } from '@/ui/forms/send-button';
import { Dialog } from '@/ui/overlays/dialog';
import { Caption } from '@/ui/text/text';
import styles from './cancel-trip.module.css';

/** The button that cancels a trip; it says what that costs at `now` (ms), and asks once more. */
export function CancelTrip({ trip, now }: { trip: Trip; now: number }) {
  const messages = useMessages(taxiRideMessages);
  const [isAsking, setAsking] = useState(false);
  // The coupon is free again.
  const { isBusy, errorText, offReason, send } = useWrite(cancel, {
    refresh: () => Promise.all([invalidate(orderCheck), invalidate(estimatedPrice)]),
  });
  const { id, state, at, freeUntil } = trip;
  const fee = cancelFeeAt(state, at.assigned === null ? null : fromMoment(at.assigned), now);
  if (fee === null) return null;
  const handleCancel = () => {
    setAsking(false);
    send({ id, fee });
  };
  return (
    <>
      {errorText !== null && (
        <NoticeBar tone="warning" alarming>
          {errorText}
        </NoticeBar>
      )}
      <SendButton
        variant="outlined"
        block
        className={styles.cancel}
        busy={isBusy}
        offReason={offReason}
        onClick={() => setAsking(true)}
      >
        {messages.cancel}
        <Caption as="span" weight="regular">
          {fee > 0
            ? messages.cancelCosts(formatCoins(fee))
            : freeUntil === null
              ? messages.cancelFree
              : messages.cancelFreeFor(durationText(fromMoment(freeUntil) - now))}
        </Caption>
      </SendButton>
      {isAsking && (
        <Dialog
          title={messages.cancelTitle}
          confirm={{ label: messages.cancel, offReason, onClick: handleCancel }}
          cancel={{ label: messages.keep, onClick: () => setAsking(false) }}
        >
          {fee > 0 ? messages.cancelCostsText(formatCoins(fee)) : messages.cancelFreeText}
        </Dialog>
      )}
    </>
  );
}
