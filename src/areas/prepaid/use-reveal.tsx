import type { ReactNode } from 'react';
import { ProofSheet, useNeedsCode } from '@/flows/payment/proof/proof-sheet';
import { useProvenWrite } from '@/flows/payment/proof/use-proven-write';
import { changeCode } from '@/flows/payment/proof/verification';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { RevealActionBar } from './components/cards/reveal-action-bar';
import { cardSecret, type OwnCard } from './endpoints/card-order';
import { cardMessages } from './messages';
import { useRevealedSecret, type RevealedSecret } from './use-revealed-secret';

interface Reveal {
  revealed: RevealedSecret | null;
  hide: () => void;
  /** Why the code is not shown. */
  errorText: string | null;
  actionBar: ReactNode;
  /** Asks for the password or a code; null while it is closed. */
  sheet: ReactNode;
}

/** Shows the code of a card after the password or a code by SMS. */
export function useReveal(card: OwnCard | undefined): Reveal {
  const messages = useMessages(cardMessages);
  const needsCode = useNeedsCode();
  const { revealed, hide, reveal } = useRevealedSecret(card?.id ?? '');
  const write = useWrite(cardSecret);
  const { request, sheet } = useProvenWrite(write, {
    ask: (proof) => (
      <ProofSheet proof={proof} needsCode={needsCode} code={changeCode('cards', proof.allows)} />
    ),
    onDone: (secret, closeSheet) => {
      reveal(secret);
      closeSheet();
    },
  });
  const { isBusy, errorText } = write;
  return {
    revealed,
    hide,
    errorText,
    actionBar: card !== undefined && (
      <RevealActionBar
        until={revealed?.until ?? null}
        isBusy={isBusy}
        needsCode={needsCode}
        onReveal={() => request({ id: card.id }, messages.revealTask(card.face))}
        onHide={hide}
      />
    ),
    sheet: card === undefined ? null : sheet,
  };
}
