import { useEffect, useState, type ReactNode } from 'react';
import type { PayingCall } from '@/domain/payment/payment-proof';
import { useOffReason } from '@/flows/write/use-off-reason';
import { usePaymentNeed, type PaymentDetails } from '@/queries/payment';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { NeedNote } from './need-note';

const PaymentSheet = lazyComponent('payment-sheet', () => import('./payment-sheet'));

interface Payment extends PaymentDetails {
  /** False once the payment was sent: its requirements are no longer fetched. */
  open: boolean;
  /** The call that pays; several where calls are confirmed together. */
  calls: readonly PayingCall[];
  /** The order at the cashier that is paid; absent where the call is no payment of one. */
  order?: string;
  /** Who is paid, for the text of a code. */
  payee: string;
  /** Names the account and the recipients. */
  description: string;
  pay: () => void;
}

interface PaymentStep {
  /** Tells whether the payment needs the password or a code. */
  note: ReactNode;
  /** Pays, after the password or a code where the payment needs one; does nothing above a limit. */
  start: () => void;
  /** Why it cannot be started now; null where it can. */
  offReason: string | null;
  /** The requirements of the payment are being fetched. */
  starting: boolean;
  /** The payment exceeds a limit, so that no password allows it. */
  blocked: boolean;
  /** Replaces the sheet of the page while it is open. */
  sheet: ReactNode | null;
}

/** Asks for the password or a code where a payment needs it, then pays. */
export function usePaymentStep({
  open,
  calls,
  order,
  payee,
  description,
  pay,
  ...details
}: Payment): PaymentStep {
  const { data: need, isError, refetch } = usePaymentNeed(details, open);
  const [verifying, setVerifying] = useState(false);
  const [starting, setStarting] = useState(false);
  const offReason = useOffReason();
  const needsSheet = need !== undefined && need.ways.length > 0;
  useEffect(() => {
    if (needsSheet) void PaymentSheet.preload();
  }, [needsSheet]);

  const start = async () => {
    if (starting) return;
    setStarting(true);
    const currentNeed = need ?? (await refetch()).data;
    setStarting(false);
    if (currentNeed !== undefined && currentNeed.broken !== null) return;
    // Where the requirements could not be fetched, the password is always accepted.
    if (currentNeed?.ways.length === 0) pay();
    else setVerifying(true);
  };
  const handleVerified = () => {
    setVerifying(false);
    pay();
  };
  return {
    note: <NeedNote need={need} failed={isError} onRetry={() => void refetch()} />,
    start: () => void start(),
    offReason,
    starting,
    blocked: need !== undefined && need.broken !== null,
    sheet:
      open && verifying ? (
        <PaymentSheet
          calls={calls}
          order={order}
          payee={payee}
          amount={details.amount}
          description={description}
          need={need ?? null}
          onVerified={handleVerified}
          onClose={() => setVerifying(false)}
        />
      ) : null,
  };
}
