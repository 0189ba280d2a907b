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
import { codeSent, codeUsed, useCodesSent } from '@/state/codes-sent';

export interface SmsCodeRequest {
  purpose: CodePurpose;
  /** Identifies what the code confirms among the codes of its purpose; a code that was sent for something else is not asked for. */
  about?: string;
  /** Sends a code; should be a quiet call, as the flow shows the failure. */
  send: () => Promise<{ tail: string; resendSeconds: number }>;
  check: (code: string) => Promise<CodeAnswer>;
  onVerified: () => void;
}

type Problem = Exclude<CodeAnswer, { result: 'right' }> | { result: 'failed'; failure: Failure };

/** Sends a code on mount, unless a valid one was sent before, possibly before a reload; the sixth digit checks it. */
export function useSmsCode({ purpose, about = '', send, check, onVerified }: SmsCodeRequest) {
  const sent =
    useCodesSent(({ codes }) => codes.find((code) => code.purpose === purpose && code.about === about)) ??
    null;
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sendFailure, setSendFailure] = useState<Failure | null>(null);
  const isSending = useRef(false);
  const hasStarted = useRef(false);

  const sendCode = () => {
    isSending.current = true;
    return send()
      .then(({ tail, resendSeconds }) =>
        codeSent({ purpose, about, tail, resendAt: gatewayNow() + resendSeconds * 1000 }),
      )
      .catch((error: unknown) => setSendFailure(failureOf(error)))
      .finally(() => {
        isSending.current = false;
      });
  };
  const resend = async () => {
    if (isSending.current) return;
    setSendFailure(null);
    setProblem(null);
    await sendCode();
  };

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const oldestValid = gatewayNow() + codeResendPause - codeGoodFor;
    if (sent === null || sent.resendAt < oldestValid) void sendCode();
  });

  const handleChange = async (value: string) => {
    setCode(value);
    if (value.length < secretLength || busy) return;
    setBusy(true);
    try {
      const answer = await check(value);
      if (answer.result === 'right') {
        codeUsed(purpose);
        onVerified();
        return;
      }
      setProblem(answer);
    } catch (error) {
      setProblem({ result: 'failed', failure: failureOf(error) });
    }
    setCode('');
    setBusy(false);
  };

  return { sent, code, busy, problem, sendFailure, resend, handleChange };
}
