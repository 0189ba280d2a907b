import { useState } from 'react';
import { failureOf } from '@/api/errors';
import { formatCoins, toWireMoney } from '@/domain/money';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { taxiRideMessages } from '@/messages/taxi-ride';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { bookRide } from '../book-ride';
import type { useOffer } from '../use-offer';

/** Orders the chosen car; a refusal stands above the button. */
export function BookButton({ offer }: { offer: ReturnType<typeof useOffer> }) {
  const messages = useMessages(taxiRideMessages);
  const errors = useMessages(errorMessages);
  const [isBusy, run] = useSingleTask();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { start, end, at, rule, note, chosen, query } = offer;
  const handleBook = () => {
    if (start === null || end === null || chosen === null) return;
    setRefusal(null);
    run(() =>
      bookRide({
        from: start.id,
        to: end.id,
        kind: chosen.kind,
        at,
        rule,
        note: note.trim(),
        total: toWireMoney(chosen.fare.total),
        own: toWireMoney(chosen.fare.own),
      }).catch((error: unknown) => setRefusal(failureText(failureOf(error), errors))),
    );
  };
  const price = chosen === null ? '--' : formatCoins(chosen.fare.total);
  return (
    <>
      {refusal !== null && (
        <NoticeBar tone="warning" alarming>
          {refusal}
        </NoticeBar>
      )}
      <Button block busy={isBusy} disabled={chosen === null || query.isError} onClick={handleBook}>
        {start === null || end === null
          ? messages.orderIncomplete
          : at === ''
            ? messages.order(price)
            : messages.orderLater(price)}
      </Button>
    </>
  );
}
