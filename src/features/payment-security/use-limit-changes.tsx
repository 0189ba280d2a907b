import { useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { failureOf } from '@/api/errors';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { href } from '@/domain/href';
import { raisesLimits, type LimitChange } from '@/domain/payment/limit-change';
import { ProveSheet } from '@/flows/payment/proof/prove-sheet';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { useMessages } from '@/messages/language';
import { type PaymentGuard, invalidatePaymentGuard } from '@/queries/payment';
import { changeSettled, changeWaits } from '@/state/limit-change';
import { notify } from '@/state/notifications';
import { changeText } from './change-messages';
import { WhatChanges } from './components/what-changes';
import { entriesBack, entryOnTop, useSheetEntry } from './entries';
import { canUsePassword } from './password-state';
import { saveChange } from './save-change';

interface LimitChanges {
  /** What is being saved. */
  busy: LimitChange | null;
  /** Why the last change was not saved, in words. */
  failed: string | null;
  change: (wanted: LimitChange) => void;
  /** Stands over the page while it asks for the password. */
  sheet: ReactNode;
}

interface Parts {
  guard: PaymentGuard;
  /** How far back the page lies on which changes begin: 0 for a page that they begin on. */
  back: number | null;
  /** After a change was saved; the page stays where it is without. */
  onSaved?: () => void;
}

/**
 * Changes limits: lowering saves at once, raising asks for the password in a sheet, or for a code on its own page, and then saves. Until
 * the gateway has spoken, what was holds.
 */
export function useLimitChanges({ guard, back, onSaved }: Parts): LimitChanges {
  const messages = useMessages(paymentSecurityMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const entry = useSheetEntry('prove', back);
  const running = useRef(false);
  const [busy, setBusy] = useState<LimitChange | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [asked, ask] = useState<{ change: LimitChange; key: string } | null>(null);

  const save = async (change: LimitChange, key: string) => {
    running.current = true;
    setBusy(change);
    setFailed(null);
    try {
      await saveChange(change, guard, key);
      changeSettled();
      notify(messages.saved);
      if (onSaved === undefined) entry.close();
      else onSaved();
    } catch (error) {
      setFailed(messages.reason(messages.saveFailed, failureText(failureOf(error), errors)));
      entry.close();
    }
    running.current = false;
    setBusy(null);
  };
  const askForCode = ({ what }: LimitChange) => {
    void navigate(href('/verificationCode', { for: 'limits', which: what }), {
      // The code's page takes the place of the sheet.
      replace: entry.isOpen,
      state: entry.isOpen ? { back: entriesBack(state) ?? undefined } : entryOnTop(back),
    });
  };
  const change = (wanted: LimitChange) => {
    if (running.current) return;
    const key = newIdempotencyKey();
    if (!raisesLimits(wanted, guard)) return void save(wanted, key);
    // Whoever leaves for a code, or for a forgotten password, finds it again.
    changeWaits(wanted, key, gatewayNow());
    if (!canUsePassword(guard)) return askForCode(wanted);
    setFailed(null);
    ask({ change: wanted, key });
    if (!entry.isOpen) entry.open();
  };
  const opensScene = (wanted: LimitChange) =>
    wanted.what === 'scene' && guard.free.scenes.some(({ scene, free }) => scene === wanted.scene && !free);

  return {
    busy,
    failed,
    change,
    sheet:
      asked !== null && entry.isOpen ? (
        <ProveSheet
          allows={asked.key}
          ways={['password', 'code']}
          code={() => askForCode(asked.change)}
          onRight={() => void save(asked.change, asked.key)}
          onClose={() => {
            entry.close();
            // It may have been locked meanwhile.
            void invalidatePaymentGuard();
          }}
        >
          <WhatChanges>{changeText(asked.change, messages, opensScene(asked.change))}</WhatChanges>
        </ProveSheet>
      ) : null,
  };
}
