import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { href } from '@/domain/href';
import { nextEntryState, stepsBackOf } from '@/flows/navigation/entry-state';
import { canUsePassword } from '@/flows/payment/proof/password-state';
import { ProofSheet } from '@/flows/payment/proof/proof-sheet';
import { useProvenWrite } from '@/flows/payment/proof/use-proven-write';
import { useMessages } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { notify } from '@/state/notifications';
import { changeText } from './change-messages';
import { paymentSecurityMessages } from './messages';
import { raisesLimits, type LimitChange } from './rules/limit-change';
import { changeRequested, changeSettled } from './state/limit-change';
import { useLimitWrite } from './use-limit-write';

interface LimitChanges {
  /** The change that is being saved. */
  savingChange: LimitChange | null;
  /** Why the last change was not saved. */
  errorText: string | null;
  /** Why a form cannot send one now; null where it can. A switch says it once it is tapped. */
  offReason: string | null;
  requestChange: (change: LimitChange) => void;
  /** The open sheet that asks for the password; null while none is open. */
  sheet: ReactNode;
}

interface LimitChangesOptions {
  guard: PaymentGuard;
  /** How many history entries before this page the change was started; 0 for this page itself, null where it is unknown. */
  stepsBack: number | null;
  /** Called after a change was saved; without it the page stays open. */
  onSaved?: () => void;
}

/**
 * Changes limits: lowering one saves at once, raising one asks for the password in a sheet, or for a code on its own page, before it saves.
 * The page shows the old limits until the gateway has confirmed the new ones.
 */
export function useLimitChanges({ guard, stepsBack, onSaved }: LimitChangesOptions): LimitChanges {
  const messages = useMessages(paymentSecurityMessages);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const write = useLimitWrite(guard);
  const openCodePage = ({ what }: LimitChange, isInstead: boolean) =>
    void navigate(href('/verificationCode', { for: 'limits', which: what }), {
      replace: isInstead,
      state: isInstead ? { back: stepsBackOf(state) ?? undefined } : nextEntryState(stepsBack),
    });
  const { sending, request, sheet } = useProvenWrite(write, {
    stepsBack,
    ask: (proof, change) => (
      // The code page replaces the history entry of the sheet.
      <ProofSheet proof={proof} needsCode={false} code={() => openCodePage(change, true)} />
    ),
    onDone: (_, closeSheet) => {
      changeSettled();
      notify(messages.saved);
      if (onSaved === undefined) closeSheet();
      else onSaved();
    },
  });
  const requestChange = (change: LimitChange) => {
    if (write.isBusy) return;
    if (!raisesLimits(change, guard)) return request(change, null);
    // Stored so that the change survives a visit of the pages for a code or a forgotten password.
    changeRequested(change, gatewayNow());
    if (canUsePassword(guard)) request(change, changeText(change, messages, isEnabling(change)));
    else openCodePage(change, false);
  };
  const isEnabling = (change: LimitChange) =>
    change.what === 'scene' && guard.free.scenes.some(({ scene, free }) => scene === change.scene && !free);

  return {
    savingChange: sending,
    errorText: write.errorText,
    offReason: write.offReason,
    requestChange,
    sheet,
  };
}
