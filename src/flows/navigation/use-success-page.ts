import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import { paymentCleared } from '@/state/payment-attempt';
import { isSheetHistoryState } from '@/ui/overlays/sheet-history-state';

interface SuccessPage {
  attempt: PaymentAttempt | null;
  /** Whether the confirm sheet is open. */
  isConfirming: boolean;
  /** The address of the page that shows the record. */
  addressOf: (id: string | undefined) => string;
  onLeave?: () => void;
}

/** Replaces this page by the record once a payment is done; the history entry of the sheet is removed first. */
export function useSuccessPage({ attempt, isConfirming, addressOf, onLeave }: SuccessPage): void {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const isDone = attempt?.phase === 'done';
  const showRecord = useEffectEvent(() => {
    if (attempt === null) return;
    if (isConfirming && isSheetHistoryState(state)) {
      void navigate(-1);
      return;
    }
    paymentCleared(attempt.intent.key);
    onLeave?.();
    void navigate(addressOf(attempt.id ?? undefined), { replace: true });
  });
  useEffect(() => {
    if (isDone) showRecord();
  }, [isDone, isConfirming, state]);
}
