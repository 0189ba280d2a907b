import { useState } from 'react';
import { failureOf } from '@/api/errors';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { useAppStatus } from '@/state/app-status';
import { useSingleTask } from '@/ui/forms/use-single-task';

/** Runs one task at a time; the sheet that started it shows why it failed. */
export function useQuietTask() {
  const errors = useMessages(errorMessages);
  const [isBusy, run] = useSingleTask();
  const [errorText, setErrorText] = useState<string | null>(null);
  return {
    isBusy,
    errorText,
    run: (task: () => Promise<unknown>) => {
      if (!useAppStatus.getState().online) return setErrorText(errors.offline);
      setErrorText(null);
      run(() => task().catch((error: unknown) => setErrorText(failureText(failureOf(error), errors))));
    },
  };
}
