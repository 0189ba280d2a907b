import { useState } from 'react';
import { call } from '@/api/call';
import { estimatedPrice } from '@/api/endpoints/taxi';
import { cancel, orderCheck, type Trip } from '@/api/endpoints/taxi-ride';
import { failureOf } from '@/api/errors';
import { fromMoment } from '@/domain/business-time';
import { cancelFeeAt } from '@/domain/taxi/cancel-fee';
import { formatCoins, toWireMoney } from '@/domain/money';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { taxiRideMessages } from '@/messages/taxi-ride';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Dialog } from '@/ui/overlays/dialog';
import { durationText } from '../ride-text';
import styles from './cancel-trip.module.css';

/** The button that cancels a trip; it says what that costs at `now` (ms), and asks once more. */
export function CancelTrip({ trip, now }: { trip: Trip; now: number }) {
  const messages = useMessages(taxiRideMessages);
  const errors = useMessages(errorMessages);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, run] = useSingleTask();
  const { id, state, at, freeUntil } = trip;
  const fee = cancelFeeAt(state, at.assigned === null ? null : fromMoment(at.assigned), now);
  if (fee === null) return null;
  const handleCancel = () => {
    setAsking(false);
    setRefusal(null);
    run(async () => {
      try {
        await call(cancel, { id, fee: toWireMoney(fee) }, { quiet: true });
      } catch (error) {
        setRefusal(failureText(failureOf(error), errors));
      }
      // The coupon is free again.
      await Promise.all([invalidate(orderCheck), invalidate(estimatedPrice)]);
    });
  };
  return (
    <>
      {refusal !== null && (
        <NoticeBar tone="warning" alarming>
          {refusal}
        </NoticeBar>
      )}
      <Button
        variant="outlined"
        block
        className={styles.cancel}
        busy={isBusy}
        onClick={() => setAsking(true)}
      >
        {messages.cancel}
        <span className={styles.line}>
          {fee > 0
            ? messages.cancelCosts(formatCoins(fee))
            : freeUntil === null
              ? messages.cancelFree
              : messages.cancelFreeFor(durationText(fromMoment(freeUntil) - now))}
        </span>
      </Button>
      {isAsking && (
        <Dialog
          title={messages.cancelTitle}
          confirm={{ label: messages.cancel, onClick: handleCancel }}
          cancel={{ label: messages.keep, onClick: () => setAsking(false) }}
        >
          {fee > 0 ? messages.cancelCostsText(formatCoins(fee)) : messages.cancelFreeText}
        </Dialog>
      )}
    </>
  );
}
