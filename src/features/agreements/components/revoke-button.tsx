import { useState } from 'react';
import { call } from '@/api/call';
import { cannelPayment, type Authorisation } from '@/api/endpoints/payment-authorisation';
import { agreementMessages } from '@/messages/agreements';
import { useMessages } from '@/messages/language';
import { invalidateAuthorisations } from '@/queries/agreements';
import { notify } from '@/state/notifications';
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
  const messages = useMessages(agreementMessages);
  const [asked, ask] = useState(false);
  const [busy, run] = useOneAtATime();
  const { id, partner, kind } = authorisation;
  const label = over ? messages.remove : messages.revoke;
  const revoke = () => {
    ask(false);
    run(async () => {
      await call(cannelPayment, { id });
      notify(over ? messages.removed : messages.revoked);
      onRevoked();
      await invalidateAuthorisations();
    });
  };
  return (
    <>
      <Button block variant="outlined" busy={busy} onClick={() => ask(true)}>
        {label}
      </Button>
      {asked && (
        <Dialog
          title={over ? messages.removeTitle : messages.revokeTitle(partner)}
          confirm={{ label, onClick: revoke }}
          cancel={{ label: messages.keep, onClick: () => ask(false) }}
        >
          {over ? messages.removeLine : messages.revokeLine[kind]}
        </Dialog>
      )}
    </>
  );
}
