import { useEffect, useState } from 'react';
import { byGatewayClock } from '@/api/clock';
import { failureOf } from '@/api/errors';
import type { AccountType } from '@/domain/account';
import type { Failure } from '@/domain/failure';
import { isAlive, type PaymentCode, type PaymentOrder } from '@/domain/pay-by-code/payment-code';
import { useCodeOutcome, usePaymentCode, type CodeOutcome } from '@/queries/payment-code';
import { networkDoubted, useAppStatus } from '@/state/app-status';
import { useShowing } from './use-showing';

/** Why nothing is held out. */
export type Withheld = 'hidden' | 'offline' | 'waited-for' | 'elsewhere' | 'asked-for' | Failure;

interface PresentedCode {
  /** Null while there is none that a till may see. */
  code: PaymentCode | null;
  withheld: Withheld;
  /** Business time, looked at every second. */
  now: number;
  /** What tills made of the codes of this page; undefined while nobody knows. */
  outcome: CodeOutcome | undefined;
  /** What a till waits for. */
  order: PaymentOrder | null;
  /** Asks for a code here and now. */
  ask: () => void;
}

/** A code that is not held out any more, before it lapses. */
interface Over {
  code: string;
  /** A till has scanned it, or another page of the person holds out a newer one. */
  by: 'till' | 'elsewhere';
  showing: number;
}

/** The one code that this page holds out, and what became of it. */
export function usePresentedCode(accountType: AccountType): PresentedCode {
  const online = useAppStatus((visit) => visit.online);
  const showing = useShowing();
  // Business time is made of it anew with each answer: the page may be drawn before the first one says how wrong the phone's clock is.
  const now = byGatewayClock(useEachSecond());
  const [over, end] = useState<Over | null>(null);
  // The code whose payer is waited for: asked about until that is settled, in view or not.
  const [waited, wait] = useState<string | null>(null);
  // Two pages in view would take the code from each other for ever: it stays where it was last asked for.
  const elsewhere = over?.by === 'elsewhere' && over.showing === showing;
  const asked = usePaymentCode(
    { accountType, showing, after: over?.code ?? '' },
    online && waited === null && !elsewhere,
  );
  const isShown = showing > 0 && online && waited === null;
  const code = isShown && asked.data !== undefined && isAlive(asked.data, now) ? asked.data : null;
  const about = waited ?? code?.code ?? null;
  const { data: outcome, isPlaceholderData: isOld, error } = useCodeOutcome(about);
  const order = !isOld && outcome?.state === 'password' ? outcome.order : null;
  if ((order === null) !== (waited === null)) wait(order === null ? null : about);

  const ended = code === null || isOld ? null : endOf(code.code, outcome);
  // A renewal whose answer is still to come, or was lost, replaces the code as well.
  const isSure = ended === 'till' || (!asked.isFetching && !asked.isError);
  if (code !== null && ended !== null && isSure) end({ code: code.code, by: ended, showing });

  // These calls fail quietly, so nobody else hears that the network may be gone.
  const isLost = [asked.error, error].some((each) => each !== null && failureOf(each).kind === 'network');
  useEffect(() => {
    if (isLost) networkDoubted();
  }, [isLost]);

  return {
    code: ended === null ? code : null,
    withheld:
      showing === 0
        ? 'hidden'
        : !online
          ? 'offline'
          : waited !== null
            ? 'waited-for'
            : elsewhere
              ? 'elsewhere'
              : asked.error !== null
                ? failureOf(asked.error)
                : 'asked-for',
    now,
    outcome,
    order,
    ask: () => {
      if (elsewhere) end({ ...over, by: 'till' });
      else void asked.refetch();
    },
  };
}

/** By what a code is over; null while it may be held out. */
function endOf(code: string, outcome: CodeOutcome | undefined): Over['by'] | null {
  if (outcome === undefined || outcome.state === 'waiting') return null;
  if (outcome.state === 'replaced') return 'elsewhere';
  return outcome.order.code === code ? 'till' : null;
}

/** The phone's time, ms, looked at every second. */
function useEachSecond(): number {
  const [now, look] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => look(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
