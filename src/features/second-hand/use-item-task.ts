import { useRef, useState } from 'react';
import type { CallOptions } from '@/api/call';
import { failureOf } from '@/api/errors';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { verdict } from '@/domain/payment/payment-attempt';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { invalidateItems } from '@/queries/second-hand';
import { useAppStatus } from '@/state/app-status';
import { useSingleTask } from '@/ui/forms/use-single-task';

interface ItemTask {
  isBusy: boolean;
  /** Why the last one failed. */
  errorText: string | null;
  /** Sends something about an item; `content` tells one thing from another. */
  send: <Data>(
    content: string,
    task: (options: CallOptions) => Promise<Data>,
    onDone: (data: Data) => void,
  ) => void;
}

/** Publishes, reports or orders an item, one after the other; a failure is shown by the screen. */
export function useItemTask(): ItemTask {
  const errors = useMessages(errorMessages);
  const [isBusy, run] = useSingleTask();
  const [errorText, setErrorText] = useState<string | null>(null);
  const last = useRef<{ content: string; key: string } | null>(null);
  return {
    isBusy,
    errorText,
    send: (content, task, onDone) => {
      if (!useAppStatus.getState().online) return setErrorText(errors.offline);
      setErrorText(null);
      // The same content goes under the same key again, so that a lost answer does nothing twice.
      const key = last.current?.content === content ? last.current.key : newIdempotencyKey();
      last.current = { content, key };
      run(async () => {
        try {
          const data = await task({ idempotencyKey: key, quiet: true });
          last.current = null;
          await invalidateItems();
          onDone(data);
        } catch (error) {
          const failure = failureOf(error);
          if (verdict(failure) !== 'unanswered') last.current = null;
          setErrorText(failureText(failure, errors, 'glitch'));
          void invalidateItems();
        }
      });
    },
  };
}
