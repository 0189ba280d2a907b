import { useRef, useState } from 'react';
import type { CallOptions } from '@/api/call';
import { failureOf } from '@/api/errors';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { isUnanswered } from '@/api/is-unanswered';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { useAppStatus } from '@/state/app-status';
import { useSingleTask } from '@/ui/forms/use-single-task';

interface KeyedTask {
  isBusy: boolean;
  /** Why the last one failed. */
  errorText: string | null;
  /** Sends something; `content` tells one thing from another, and `onDone` gets the answer once everything is read again. */
  send: <Data>(
    content: string,
    task: (options: CallOptions) => Promise<Data>,
    onDone: (data: Data) => void,
  ) => void;
}

/**
 * Sends changes one after the other. The same content goes under the same key again until its answer is known, so that a lost answer does
 * nothing twice; a refusal ends the key. Failures are shown by the screen. `refresh` reads again what a change or its failure made outdated.
 */
export function useKeyedTask(refresh: () => Promise<unknown>): KeyedTask {
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
      const key = last.current?.content === content ? last.current.key : newIdempotencyKey();
      last.current = { content, key };
      run(async () => {
        try {
          const data = await task({ idempotencyKey: key, quiet: true });
          last.current = null;
          await refresh();
          onDone(data);
        } catch (error) {
          if (!isUnanswered(error)) last.current = null;
          setErrorText(failureText(failureOf(error), errors, 'glitch'));
          void refresh();
        }
      });
    },
  };
}
