import { useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { failureOf } from '@/api/errors';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { href } from '@/domain/href';
import { raisesLimits, type LimitChange } from '@/domain/payment/limit-change';
import { VerifySheet } from '@/flows/payment/proof/verify-sheet';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { useMessages } from '@/messages/language';
import { type PaymentGuard, invalidatePaymentGuard } from '@/queries/payment';
import { changeSettled, changeRequested } from '@/state/limit-change';
import { notify } from '@/state/notifications';
import { changeText } from './change-messages';
import { ChangeSummary } from '@/flows/payment/proof/change-summary';
import { stepsBackOf, nextEntryState } from '@/flows/navigation/entry-state';
import { useSheet } from '@/flows/navigation/use-sheet';
import { canUsePassword } from '@/flows/payment/proof/password-state';
import { saveChange } from './save-change';

interface LimitChanges {
  /** The change that is being saved. */
  savingChange: LimitChange | null;
  /** Why the last change was not saved. */
  errorText: string | null;
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
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const proofSheet = useSheet('prove', { stepsBack });
  const isSavingRef = useRef(false);
  const [savingChange, setSavingChange] = useState<LimitChange | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [pendingChange, setPendingChange] = useState<{ change: LimitChange; key: string } | null>(null);

  const save = async (change: LimitChange, key: string) => {
    isSavingRef.current = true;
    setSavingChange(change);
    setErrorText(null);
    try {
      await saveChange(change, guard, key);
      changeSettled();
      notify(messages.saved);
      if (onSaved === undefined) proofSheet.close();
      else onSaved();
    } catch (error) {
      setErrorText(messages.reason(messages.saveFailed, failureText(failureOf(error), errors)));
      proofSheet.close();
    }
    isSavingRef.current = false;
    setSavingChange(null);
  };
  const openCodePage = ({ what }: LimitChange) => {
    void navigate(href('/verificationCode', { for: 'limits', which: what }), {
      // The code page replaces the history entry of the sheet.
      replace: proofSheet.isOpen,
      state: proofSheet.isOpen ? { back: stepsBackOf(state) ?? undefined } : nextEntryState(stepsBack),
    });
  };
  const requestChange = (change: LimitChange) => {
    if (isSavingRef.current) return;
    const key = newIdempotencyKey();
    if (!raisesLimits(change, guard)) return void save(change, key);
    // Stored so that the change survives a visit of the pages for a code or a forgotten password.
    changeRequested(change, key, gatewayNow());
    if (!canUsePassword(guard)) return openCodePage(change);
    setErrorText(null);
    setPendingChange({ change, key });
    if (!proofSheet.isOpen) proofSheet.open();
  };
  const isEnablingScene = (change: LimitChange) =>
    change.what === 'scene' && guard.free.scenes.some(({ scene, free }) => scene === change.scene && !free);

  return {
    savingChange,
    errorText,
    requestChange,
    sheet:
      pendingChange !== null && proofSheet.isOpen ? (
        <VerifySheet
          allows={pendingChange.key}
          ways={['password', 'code']}
          code={() => openCodePage(pendingChange.change)}
          onVerified={() => void save(pendingChange.change, pendingChange.key)}
          onClose={() => {
            proofSheet.close();
            // Wrong entries may have locked the password meanwhile.
            void invalidatePaymentGuard();
          }}
        >
          <ChangeSummary>
            {changeText(pendingChange.change, messages, isEnablingScene(pendingChange.change))}
          </ChangeSummary>
        </VerifySheet>
      ) : null,
  };
}
