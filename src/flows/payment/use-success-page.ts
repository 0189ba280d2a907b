import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PaymentAttempt } from '@/domain/payment/payment-attempt';
import { paymentCleared } from '@/state/payment-attempt';
import { isSheetHistoryState } from '@/ui/overlays/sheet-history-state';

interface SuccessPage {
  attempt: PaymentAttempt | null;
  /** The confirm sheet is open. */
  isConfirming: boolean;
  /** The page that shows the record. */
  addressOf: (id: string | undefined) => string;
  onLeave?: () => void;
}

/** Once a payment is done, its record takes the place of this page in the history; the sheet's own entry goes first. */
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
