import { cannelPayment, type Authorisation } from '@/api/endpoints/payment-authorisation';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { agreementMessages } from '../messages';
import { invalidateAuthorisations } from '../queries';

interface RevokeButtonProps {
  authorisation: Authorisation;
  /** An expired authorisation is only removed from the list. */
  isExpired: boolean;
  onRevoked: () => void;
}

/** Revokes an authorisation, after a dialog that names the consequences. */
export function RevokeButton({ authorisation, isExpired, onRevoked }: RevokeButtonProps) {
  const messages = useMessages(agreementMessages);
  const { isBusy, send } = useWrite(cannelPayment, { refresh: invalidateAuthorisations, shownAs: 'toast' });
  const { id, partner, kind } = authorisation;
  const handleRevoke = () =>
    send({ id }, () => {
      notify(isExpired ? messages.removed : messages.revoked);
      onRevoked();
    });
  return (
    <ConfirmedButton
      block
      label={isExpired ? messages.remove : messages.revoke}
      keepLabel={messages.keep}
      title={isExpired ? messages.removeTitle : messages.revokeTitle(partner)}
      variant="outlined"
      busy={isBusy}
      onConfirm={handleRevoke}
    >
      {isExpired ? messages.removeLine : messages.revokeLine[kind]}
    </ConfirmedButton>
  );
}
