import { useEffect, useState } from 'react';
import type { Prize } from '@/api/endpoints/award';
import { isOpen } from '@/domain/payment/payment-attempt';
import { useOffReason } from '@/flows/write/use-off-reason';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { currentUser, useCurrentUser } from '@/queries/account';
import { notify } from '@/state/notifications';
import { paymentCleared } from '@/state/payment-attempt';
import { claimPrize, prizeClaims } from './claim-prize';
import { prizeMessages } from './messages';

interface Claim {
  /** It is being claimed, or the outcome of that is not known yet. */
  isBusy: boolean;
  /** How far it is; null while nothing runs. */
  progressText: string | null;
  /** Why it was not claimed. */
  errorText: string | null;
  /** Why nothing can be claimed now; null where it can. */
  offReason: string | null;
  /** Resolves with whether it was claimed. Goods need a saved address, everything else an empty id. */
  claim: (addressId: string) => Promise<boolean>;
}

/** Claims one prize of the person, once, and follows the outcome, also after a reload. */
export function useClaim({ id, kind, claimedAt }: Prize): Claim {
  const messages = useMessages(prizeMessages);
  const errors = useMessages(errorMessages);
  const { data: user } = useCurrentUser();
  const attempt = prizeClaims.useResumedAttempt(user?.usercode ?? '', id);
  const offReason = useOffReason();
  const [blockedBy, setBlockedBy] = useState<'busy' | 'userUnknown' | null>(null);
  const isRunning = attempt !== null && isOpen(attempt);
  const isClaimed = claimedAt !== null;
  const attemptKey = attempt?.intent.key;

  // The prize itself says that it was claimed, so the idempotency key is no longer needed.
  useEffect(() => {
    if (isClaimed && attemptKey !== undefined && !isRunning) paymentCleared(attemptKey);
  }, [isClaimed, attemptKey, isRunning]);

  const claim = async (addressId: string) => {
    setBlockedBy(null);
    const claimer = await currentUser().catch(() => null);
    if (claimer === null) setBlockedBy('userUnknown');
    else if (!(await claimPrize(claimer.usercode, id, addressId))) setBlockedBy('busy');
    const hasClaimed = claimer !== null && prizeClaims.storedAttempt(claimer.usercode, id)?.phase === 'done';
    if (hasClaimed) notify(messages.claimed[kind]);
    return hasClaimed;
  };

  const phase = attempt?.phase ?? 'ready';
  const blockedText = blockedBy === null ? null : messages[blockedBy];
  const failedText = () => {
    if (phase === 'not-sent') return messages.notSent;
    if (phase !== 'refused') return null;
    const reason = attempt?.failure == null ? '' : failureText(attempt.failure, errors);
    return reason === '' ? messages.refused : reason;
  };
  const progress = {
    sending: messages.claiming,
    working: messages.working,
    asking: messages.asking,
    checking: messages.checking,
  };
  return {
    isBusy: isRunning,
    progressText:
      phase === 'sending' || phase === 'working' || phase === 'asking' || phase === 'checking'
        ? progress[phase]
        : null,
    errorText: blockedText ?? failedText(),
    offReason,
    claim,
  };
}
