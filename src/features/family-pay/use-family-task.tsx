import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CallOptions } from '@/api/call';
import { freeSelect } from '@/api/endpoints/free-payment';
import { failureOf } from '@/api/errors';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { verdict } from '@/domain/payment/payment-attempt';
import { ChangeSummary } from '@/flows/payment/proof/change-summary';
import { useSheet } from '@/flows/navigation/use-sheet';
import { canUsePassword } from '@/flows/payment/proof/password-state';
import { familyCode } from '@/flows/payment/proof/verification';
import { VerifySheet } from '@/flows/payment/proof/verify-sheet';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { invalidateFamily } from '@/queries/family-pay';
import { invalidatePaymentGuard } from '@/queries/payment';
import { useAppStatus } from '@/state/app-status';
import { notify } from '@/state/notifications';

/** Something that a person does to an agreement. */
export interface FamilyTask {
  /** Tells tasks apart: the same content is sent under the same key again, so that a lost answer does nothing twice. */
  content: string;
  /** What the password or the code allows; null where none is needed. */
  proof: string | null;
  /** Asked before the password; false where there is nothing to go on with. */
  check?: () => Promise<boolean>;
  send: (options: CallOptions) => Promise<unknown>;
  /** Shown as a toast. */
  done: string;
  /** Called once it was done; without it the page stays open. */
  onDone?: () => void;
}

interface Attempt {
  task: FamilyTask;
  key: string;
  isProven: boolean;
}

export interface FamilyTasks {
  /** The content of the task that is being carried out. */
  running: string | null;
  /** Why the last one failed. */
  errorText: string | null;
  request: (task: FamilyTask) => void;
  /** Whether a proof is given by code, as there is no password or it is locked. */
  needsCode: boolean;
  /** The open sheet that asks for the password or the code; null while none is open. */
  sheet: ReactNode;
}

/** Carries out one task at a time, after the password or a code where it needs one. `stepsBack` is that of the page. */
export function useFamilyTask(stepsBack: number | null): FamilyTasks {
  const errors = useMessages(errorMessages);
  const { data: guard } = useEndpoint(freeSelect, {}, { quiet: true, background: true });
  const proofSheet = useSheet('prove', { stepsBack });
  const attempt = useRef<Attempt | null>(null);
  const isRunning = useRef(false);
  // A second tap comes before the address has changed, and must not open the sheet twice.
  const isOpening = useRef(false);
  useEffect(() => {
    isOpening.current = false;
  }, [proofSheet.isOpen]);
  const [running, setRunning] = useState<string | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Attempt | null>(null);
  const needsCode = guard !== undefined && !canUsePassword(guard);

  const run = async <Result,>(content: string, call: () => Promise<Result>) => {
    isRunning.current = true;
    setRunning(content);
    setErrorText(null);
    try {
      return await call();
    } catch (error) {
      const failure = failureOf(error);
      // A refusal is final, so that the next try is another call; after anything else the call may have been carried out.
      if (verdict(failure) !== 'unanswered') {
        attempt.current = null;
        void invalidateFamily();
      }
      setErrorText(failureText(failure, errors, 'glitch'));
      proofSheet.close();
      return null;
    } finally {
      isRunning.current = false;
      setRunning(null);
    }
  };
  const send = ({ task, key }: Attempt) =>
    run(task.content, async () => {
      await task.send({ idempotencyKey: key, quiet: true });
      attempt.current = null;
      await invalidateFamily();
      notify(task.done);
      if (task.onDone === undefined) proofSheet.close();
      else task.onDone();
    });
  const start = async (current: Attempt) => {
    const { content, check } = current.task;
    if (current.isProven) return void (await send(current));
    if (check !== undefined && (await run(content, check)) !== true) return;
    setWaiting(current);
    if (proofSheet.isOpen || isOpening.current) return;
    isOpening.current = true;
    proofSheet.open();
  };
  const request = (task: FamilyTask) => {
    if (isRunning.current) return;
    if (!useAppStatus.getState().online) return setErrorText(errors.offline);
    const same = attempt.current?.task.content === task.content ? attempt.current : null;
    const current = { key: newIdempotencyKey(), isProven: task.proof === null, ...same, task };
    attempt.current = current;
    setErrorText(null);
    void start(current);
  };
  const handleVerified = (current: Attempt) => {
    const proven = { ...current, isProven: true };
    attempt.current = proven;
    void send(proven);
  };

  return {
    running,
    errorText,
    request,
    needsCode,
    sheet:
      waiting !== null && proofSheet.isOpen ? (
        <VerifySheet
          allows={waiting.key}
          ways={needsCode ? ['code'] : ['password', 'code']}
          code={familyCode(waiting.key)}
          onVerified={() => handleVerified(waiting)}
          onClose={() => {
            proofSheet.close();
            // Wrong entries may have locked the password meanwhile.
            void invalidatePaymentGuard();
          }}
        >
          <ChangeSummary>{waiting.task.proof}</ChangeSummary>
        </VerifySheet>
      ) : null,
  };
}
