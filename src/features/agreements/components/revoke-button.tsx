import { useState } from 'react';
import { call } from '@/api/call';
import { cannelPayment, type Authorisation } from '@/api/endpoints/payment-authorisation';
import { agreementWords } from '@/messages/agreements';
import { useWords } from '@/messages/language';
import { authorisationsOutdated } from '@/queries/authorisations';
import { noticed } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Dialog } from '@/ui/overlays/dialog';
import { useOneAtATime } from '../one-at-a-time';

interface RevokeButtonProps {
  authorisation: Authorisation;
  /** What is over is only taken off the list. */
  over: boolean;
  onRevoked: () => void;
}

/** Takes an authorisation back, after a question that says what follows from it. */
export function RevokeButton({ authorisation, over, onRevoked }: RevokeButtonProps) {
  const words = useWords(agreementWords);
  const [asked, ask] = useState(false);
  const [busy, run] = useOneAtATime();
  const { id, partner, kind } = authorisation;
  const label = over ? words.remove : words.revoke;
  const revoke = () => {
    ask(false);
    run(async () => {
      await call(cannelPayment, { id });
      noticed(over ? words.removed : words.revoked);
      onRevoked();
      await authorisationsOutdated();
    });
  };
  return (
    <>
      <Button block look="outlined" busy={busy} onClick={() => ask(true)}>
        {label}
      </Button>
      {asked && (
        <Dialog
          title={over ? words.removeTitle : words.revokeTitle(partner)}
          confirm={{ label, go: revoke }}
          cancel={{ label: words.keep, go: () => ask(false) }}
        >
          {over ? words.removeLine : words.revokeLine[kind]}
        </Dialog>
      )}
    </>
  );
}
