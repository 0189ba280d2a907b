import { useEffect, useState } from 'react';
import { byGatewayClock } from '@/api/clock';
import { failureOf } from '@/api/errors';
import type { AccountType } from '@/domain/account';
import type { Failure } from '@/domain/failure';
import { isAlive, type PaymentCode, type PaymentOrder } from '@/domain/pay-by-code/payment-code';
import { networkDoubted, useAppStatus } from '@/state/app-status';
import { useCodeOutcome, usePaymentCode, type CodeOutcome } from './queries';
import { useViewCount } from './use-view-count';

/** Why no code is shown. */
export type UnavailableReason =
  'hidden' | 'offline' | 'awaiting-payer' | 'shown-elsewhere' | 'loading' | Failure;

interface PresentedCode {
  /** Null while no code may be scanned. */
  code: PaymentCode | null;
  unavailableReason: UnavailableReason;
  /** The gateway's time, ms, updated every second. */
  now: number;
  /** What happened to the codes of this page; undefined until the gateway has answered. */
  outcome: CodeOutcome | undefined;
  /** The order that waits for the payer's password. */
  order: PaymentOrder | null;
  /** Requests a new code for this page, which replaces the code of any other page. */
  requestCode: () => void;
}

/** A code that was ended before it expired. */
interface EndedCode {
  code: string;
  /** It was scanned, a newer one was issued to another page of the person, or this page has requested a new one since. */
  reason: 'scanned' | 'shown-elsewhere' | 'requested-here';
  viewCount: number;
}

/** The payment code of this page and its outcome. */
export function usePresentedCode(accountType: AccountType): PresentedCode {
  const isOnline = useAppStatus(({ online }) => online);
  const viewCount = useViewCount();
  // Converted on each render: the first render may come before an answer has shown how far the phone's clock is off.
  const now = byGatewayClock(useNow());
  const [endedCode, setEndedCode] = useState<EndedCode | null>(null);
  // The code of an order that waits for the payer: it is polled until the order is settled, even on a hidden page.
  const [codeAwaitingPayer, setCodeAwaitingPayer] = useState<string | null>(null);
  // Two visible pages would replace each other's code endlessly, so only the one that requested a code last shows it.
  const isShownElsewhere = endedCode?.reason === 'shown-elsewhere' && endedCode.viewCount === viewCount;
  const codeQuery = usePaymentCode(
    { accountType, showing: viewCount, after: endedCode?.code ?? '' },
    isOnline && codeAwaitingPayer === null && !isShownElsewhere,
  );
  const canShow = viewCount > 0 && isOnline && codeAwaitingPayer === null;
  const code =
    canShow && codeQuery.data !== undefined && isAlive(codeQuery.data, now) ? codeQuery.data : null;
  const polledCode = codeAwaitingPayer ?? code?.code ?? null;
  const { data: outcome, isPlaceholderData: isPrevious, error: outcomeError } = useCodeOutcome(polledCode);
  const order = !isPrevious && outcome?.state === 'password' ? outcome.order : null;
  if ((order === null) !== (codeAwaitingPayer === null))
    setCodeAwaitingPayer(order === null ? null : polledCode);

  const endReason = code === null || isPrevious ? null : endReasonOf(code.code, outcome);
  // A renewal that is pending, or whose answer was lost, also replaces the code, so `replaced` may then mean this page.
  const isEndCertain = endReason === 'scanned' || (!codeQuery.isFetching && !codeQuery.isError);
  if (code !== null && endReason !== null && isEndCertain)
    setEndedCode({ code: code.code, reason: endReason, viewCount });

  // These calls are quiet, so a lost network is reported to the app status here.
  const hasNetworkFailure = [codeQuery.error, outcomeError].some(
    (error) => error !== null && failureOf(error).kind === 'network',
  );
  useEffect(() => {
    if (hasNetworkFailure) networkDoubted();
  }, [hasNetworkFailure]);

  return {
    code: endReason === null ? code : null,
    unavailableReason:
      viewCount === 0
        ? 'hidden'
        : !isOnline
          ? 'offline'
          : codeAwaitingPayer !== null
            ? 'awaiting-payer'
            : isShownElsewhere
              ? 'shown-elsewhere'
              : codeQuery.error !== null
                ? failureOf(codeQuery.error)
                : 'loading',
    now,
    outcome,
    order,
    requestCode: () => {
      if (isShownElsewhere) setEndedCode({ ...endedCode, reason: 'requested-here' });
      else void codeQuery.refetch();
    },
  };
}

/** Why a code ended; null while it may be shown. */
function endReasonOf(code: string, outcome: CodeOutcome | undefined): EndedCode['reason'] | null {
  if (outcome === undefined || outcome.state === 'waiting') return null;
  if (outcome.state === 'replaced') return 'shown-elsewhere';
  return outcome.order.code === code ? 'scanned' : null;
}

/** The phone's time, ms, updated every second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
