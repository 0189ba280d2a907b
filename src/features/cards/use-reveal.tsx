import { useState, type ReactNode } from 'react';
import type { OwnCard } from '@/api/endpoints/card-order';
import { freeSelect } from '@/api/endpoints/free-payment';
import { ChangeSummary } from '@/flows/payment/proof/change-summary';
import { canUsePassword } from '@/flows/payment/proof/password-state';
import { useOfflineRefusal } from '@/flows/payment/proof/use-offline-refusal';
import { paymentCode } from '@/flows/payment/proof/verification';
import { VerifySheet } from '@/flows/payment/proof/verify-sheet';
import { cardMessages } from '@/messages/cards';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { invalidatePaymentGuard } from '@/queries/payment';
import { RevealFoot } from './components/reveal-foot';
import { useRevealedSecret, type RevealedSecret } from './use-revealed-secret';
import { useSheets } from '@/flows/navigation/use-sheet';

interface Reveal {
  revealed: RevealedSecret | null;
  hide: () => void;
  /** Why the code is not shown. */
  errorText: string | null;
  foot: ReactNode;
  /** Asks for the password or a code; null while it is closed. */
  sheet: ReactNode;
}

/** Shows the code of a card after the password or a code by SMS. */
export function useReveal(card: OwnCard | undefined): Reveal {
  const messages = useMessages(cardMessages);
  const { data: guard } = useEndpoint(freeSelect, {}, { quiet: true, background: true });
  const { step, open, close } = useSheets();
  const secret = useRevealedSecret(card?.id ?? '');
  const offline = useOfflineRefusal();
  const [key, setKey] = useState('');
  const needsCode = guard !== undefined && !canUsePassword(guard);
  const handleReveal = () => {
    if (!offline.maySend()) return;
    secret.start((newKey) => {
      setKey(newKey);
      open('reveal');
    });
  };
  return {
    revealed: secret.revealed,
    hide: secret.hide,
    errorText: offline.isRefused ? messages.offline : secret.errorText,
    foot: card !== undefined && (
      <RevealFoot
        until={secret.revealed?.until ?? null}
        isBusy={secret.isBusy}
        needsCode={needsCode}
        onReveal={handleReveal}
        onHide={secret.hide}
      />
    ),
    sheet:
      card !== undefined && step === 'reveal' && key !== '' ? (
        <VerifySheet
          allows={key}
          ways={needsCode ? ['code'] : ['password', 'code']}
          code={paymentCode(key)}
          onVerified={() => {
            close();
            secret.fetchSecret(key);
          }}
          onClose={() => {
            close();
            // Wrong entries may have locked the password meanwhile.
            void invalidatePaymentGuard();
          }}
        >
          <ChangeSummary>{messages.revealTask(card.face)}</ChangeSummary>
        </VerifySheet>
      ) : null,
  };
}
