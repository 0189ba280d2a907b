import { useEffect, useState, type ReactNode } from 'react';
import { usePaymentNeed, type PaymentAsked } from '@/queries/payment';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { NeedNote } from './need-note';

const PaymentSheet = lazyComponent(() => import('./payment-sheet'));

interface Payment extends PaymentAsked {
  /** False once it is on its way: nothing is asked any more. */
  open: boolean;
  /** The idempotency key of the call that pays. */
  key: string;
  /** From where to whom, in words. */
  description: string;
  pay: () => void;
}

interface PaymentStep {
  /** “Will I be asked for my password?” */
  note: ReactNode;
  /** Pays at once, or asks for what the payment needs first; without a network, or where it breaks a limit, nothing is begun. */
  start: () => void;
  /** There was no network at the last start. */
  isOffline: boolean;
  /** It is still being found out what the payment needs. */
  starting: boolean;
  /** It breaks a limit that no password lifts. */
  blocked: boolean;
  /** Stands in place of the page's own sheet while it is there. */
  sheet: ReactNode | null;
}

/** The payment step of the whole app: nothing below the free limit, else the password or a code; then it pays. */
export function usePaymentStep({ open, key, description, pay, ...asked }: Payment): PaymentStep {
  const { data: need, isError, refetch } = usePaymentNeed(asked, open);
  const [proving, setProving] = useState(false);
  const [starting, setStarting] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const asks = need !== undefined && need.ways.length > 0;
  useEffect(() => {
    if (asks) void PaymentSheet.preload();
  }, [asks]);

  const start = async () => {
    if (starting) return;
    // Paying is the user's own act each time: nothing waits for the network to come back by itself.
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    setStarting(true);
    const known = need ?? (await refetch()).data;
    setStarting(false);
    if (known !== undefined && known.broken !== null) return;
    // Where nobody says whether it is needed, the password is asked for: it is never wrong to show it.
    if (known?.ways.length === 0) pay();
    else setProving(true);
  };
  const proved = () => {
    setProving(false);
    pay();
  };
  return {
    note: <NeedNote need={need} failed={isError} onRetry={() => void refetch()} />,
    start: () => void start(),
    isOffline,
    starting,
    blocked: need !== undefined && need.broken !== null,
    sheet:
      open && proving ? (
        <PaymentSheet
          allows={key}
          amount={asked.amount}
          description={description}
          need={need ?? null}
          onRight={proved}
          onClose={() => setProving(false)}
        />
      ) : null,
  };
}
