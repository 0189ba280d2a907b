import { useState } from 'react';
import { failureOf } from '@/api/errors';
import { tripDetail } from '@/api/endpoints/taxi-trips';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { useSingleTask } from '@/ui/forms/use-single-task';

/** Sends something about a trip once, then tells that it is done; why it failed stays in `refusal`. */
export function useTripCall() {
  const errors = useMessages(errorMessages);
  const [isBusy, run] = useSingleTask();
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = (task: () => Promise<unknown>, done: { text: string; then?: () => void }) => {
    setRefusal(null);
    run(async () => {
      try {
        await task();
        notify(done.text);
        done.then?.();
      } catch (error) {
        setRefusal(failureText(failureOf(error), errors));
      }
      await invalidate(tripDetail);
    });
  };
  return { isBusy, refusal, send };
}
