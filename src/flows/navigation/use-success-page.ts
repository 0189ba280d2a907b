import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import { paymentCleared } from '@/state/payment-attempt';
import { hasPageBehind } from '@/ui/forms/step-back';
import { currentEntry, sheetDepthOf } from './entry-state';
import { goBack, takeInTurn } from './history-steps';

interface SuccessPage {
  attempt: PaymentAttempt | null;
  /** The address of the page that shows the record. */
  addressOf: (id: string | undefined) => string;
  onLeave?: () => void;
}

/** Replaces this page by the record once a payment is done, with the history entry of its sheet. */
export function useSuccessPage({ attempt, addressOf, onLeave }: SuccessPage): void {
  const navigate = useNavigate();
  const shown = useRef('');
  const showRecord = useEffectEvent(() => {
    if (attempt === null || shown.current === attempt.intent.key) return;
    const { key } = attempt.intent;
    shown.current = key;
    const address = addressOf(attempt.id ?? undefined);
    const replace = () => {
      paymentCleared(key);
      onLeave?.();
      void navigate(address, { replace: true });
    };
    // The data may close the page as soon as they are read again, so that the second step must not wait for its next render.
    takeInTurn(() => {
      const depth = sheetDepthOf(currentEntry().state);
      if (depth > 0 && hasPageBehind()) goBack(navigate, depth, replace);
      else replace();
    });
  });
  const isDone = attempt?.phase === 'done';
  useEffect(() => {
    if (isDone) showRecord();
  }, [isDone]);
}
