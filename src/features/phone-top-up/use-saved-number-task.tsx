import { useRef, useState, type ReactNode } from 'react';
import { call, type CallOptions } from '@/api/call';
import { checkSmsCodes, rechargeRelations, smsCodes } from '@/api/endpoints/recharge-account';
import { failureOf } from '@/api/errors';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { verdict } from '@/domain/payment/payment-attempt';
import { ChangeSummary } from '@/flows/payment/proof/change-summary';
import { useSheet } from '@/flows/navigation/use-sheet';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { savedAccountMessages } from '@/messages/saved-accounts';
import { invalidate } from '@/queries/endpoint';
import { useAppStatus } from '@/state/app-status';
import { Sheet } from '@/ui/overlays/sheet';

/** A change of the saved numbers, which a code by SMS allows. */
interface SavedNumberTask {
  /** Tells changes apart: the same one is sent under the same key again, so that a lost answer does nothing twice. */
  content: string;
  /** What the code allows, in words. */
  summary: string;
  send: (options: CallOptions) => Promise<unknown>;
  onDone: () => void;
}

interface Attempt {
  task: SavedNumberTask;
  key: string;
  isProven: boolean;
}

// Failures are shown by the form and below the code.
const quiet = { quiet: true } as const;

/** Carries out one change at a time, after a code; `stepsBack` is that of the page. */
export function useSavedNumberTask(stepsBack: number | null): {
  isBusy: boolean;
  errorText: string | null;
  request: (task: SavedNumberTask) => void;
  /** The open sheet that asks for the code; null while none is open. */
  sheet: ReactNode;
} {
  const messages = useMessages(savedAccountMessages);
  const errors = useMessages(errorMessages);
  const codeSheet = useSheet('prove', { stepsBack });
  const attempt = useRef<Attempt | null>(null);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Attempt | null>(null);
  // A change that waited stays known until the next one, so that the form comes back with the navigation and not before.
  const isAsking = waiting !== null && codeSheet.isOpen;

  const send = async ({ task, key }: Attempt) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setErrorText(null);
    try {
      await task.send({ idempotencyKey: key, quiet: true });
      attempt.current = null;
      await invalidate(rechargeRelations);
      task.onDone();
    } catch (error) {
      const failure = failureOf(error);
      // A refusal is final, so that the next try is another call; after anything else the call may have been carried out.
      if (verdict(failure) !== 'unanswered') attempt.current = null;
      setErrorText(failureText(failure, errors, 'glitch'));
      codeSheet.close();
      void invalidate(rechargeRelations);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  const request = (task: SavedNumberTask) => {
    if (isRunning.current || isAsking) return;
    if (!useAppStatus.getState().online) return setErrorText(errors.offline);
    const same = attempt.current?.task.content === task.content ? attempt.current : null;
    const current = { key: newIdempotencyKey(), isProven: false, ...same, task };
    attempt.current = current;
    setErrorText(null);
    if (current.isProven) return void send(current);
    setWaiting(current);
    if (!codeSheet.isOpen) codeSheet.open();
  };
  return {
    isBusy,
    errorText,
    request,
    sheet: isAsking ? (
      // Another sheet than the form's, which a navigation closes.
      <Sheet key="code" title={messages.codeTitle} onClose={isBusy ? undefined : codeSheet.close}>
        <ChangeSummary>{waiting.task.summary}</ChangeSummary>
        <SmsCode
          purpose="saved-numbers"
          forWhat={messages.codeFor}
          send={() => call(smsCodes, {}, quiet)}
          check={(code) => call(checkSmsCodes, { code, allows: waiting.key }, quiet)}
          onVerified={() => {
            const proven = { ...waiting, isProven: true };
            attempt.current = proven;
            void send(proven);
          }}
        />
      </Sheet>
    ) : null,
  };
}
