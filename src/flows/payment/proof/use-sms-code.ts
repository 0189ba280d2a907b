import { useEffect, useRef, useState } from 'react';
import { gatewayNow } from '@/api/clock';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import {
  codeGoodFor,
  codeResendPause,
  secretLength,
  type CodeAnswer,
  type CodePurpose,
} from '@/domain/payment/payment-proof';
import { codeDone, codeWasSent, useCodesSent } from '@/state/codes-sent';

export interface SmsCodeRequest {
  purpose: CodePurpose;
  /** Sends a code; what goes wrong is said by the flow, so the call should be quiet. */
  send: () => Promise<{ tail: string; resendSeconds: number }>;
  check: (code: string) => Promise<CodeAnswer>;
  onRight: () => void;
}

type Trouble = Exclude<CodeAnswer, { result: 'right' }> | { result: 'failed'; failure: Failure };

/**
 * Sends a code as soon as it comes into sight, unless one is on its way already, which a reload does not forget; the sixth digit
 * tries it.
 */
export function useSmsCode({ purpose, send, check, onRight }: SmsCodeRequest) {
  const sent = useCodesSent(({ codes }) => codes.find((code) => code.purpose === purpose)) ?? null;
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [unsent, setUnsent] = useState<Failure | null>(null);
  const sending = useRef(false);
  const begun = useRef(false);

  const sendOne = () => {
    sending.current = true;
    return send()
      .then(({ tail, resendSeconds }) =>
        codeWasSent({ purpose, tail, resendAt: gatewayNow() + resendSeconds * 1000 }),
      )
      .catch((error: unknown) => setUnsent(failureOf(error)))
      .finally(() => {
        sending.current = false;
      });
  };
  const ask = async () => {
    if (sending.current) return;
    setUnsent(null);
    setTrouble(null);
    await sendOne();
  };

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const oldest = gatewayNow() + codeResendPause - codeGoodFor;
    if (sent === null || sent.resendAt < oldest) void sendOne();
  });

  const typed = async (value: string) => {
    setCode(value);
    if (value.length < secretLength || busy) return;
    setBusy(true);
    try {
      const answer = await check(value);
      if (answer.result === 'right') {
        codeDone(purpose);
        onRight();
        return;
      }
      setTrouble(answer);
    } catch (error) {
      setTrouble({ result: 'failed', failure: failureOf(error) });
    }
    setCode('');
    setBusy(false);
  };

  return { sent, code, busy, trouble, unsent, ask, typed };
}
