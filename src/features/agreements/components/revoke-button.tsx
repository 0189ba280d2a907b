import { useState } from 'react';
import { call } from '@/api/call';
import { cannelPayment, type Authorisation } from '@/api/endpoints/payment-authorisation';
import { agreementMessages } from '@/messages/agreements';
import { useMessages } from '@/messages/language';
import { invalidateAuthorisations } from '@/queries/agreements';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Dialog } from '@/ui/overlays/dialog';
import { useSingleTask } from '@/ui/forms/use-single-task';

interface RevokeButtonProps {
  authorisation: Authorisation;
  /** An expired authorisation is only removed from the list. */
  isExpired: boolean;
  onRevoked: () => void;
}

/** Revokes an authorisation, after a dialog that names the consequences. */
export function RevokeButton({ authorisation, isExpired, onRevoked }: RevokeButtonProps) {
  const messages = useMessages(agreementMessages);
  const [confirming, setConfirming] = useState(false);
  const [isBusy, run] = useSingleTask();
  const { id, partner, kind } = authorisation;
  const label = isExpired ? messages.remove : messages.revoke;
  const handleRevoke = () => {
    setConfirming(false);
    run(async () => {
      await call(cannelPayment, { id });
      notify(isExpired ? messages.removed : messages.revoked);
      onRevoked();
      await invalidateAuthorisations();
    });
  };
  return (
    <>
      <Button block variant="outlined" busy={isBusy} onClick={() => setConfirming(true)}>
        {label}
      </Button>
      {confirming && (
        <Dialog
          title={isExpired ? messages.removeTitle : messages.revokeTitle(partner)}
          confirm={{ label, onClick: handleRevoke }}
          cancel={{ label: messages.keep, onClick: () => setConfirming(false) }}
        >
          {isExpired ? messages.removeLine : messages.revokeLine[kind]}
        </Dialog>
      )}
    </>
  );
}
