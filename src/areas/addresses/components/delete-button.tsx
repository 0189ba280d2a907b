import type { SavedAddress } from '@/domain/addresses/address';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';

interface DeleteButtonProps {
  address: Pick<SavedAddress, 'name'>;
  block?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
}

/** Deletes an address after a question. */
export function DeleteButton({ address: { name }, block = false, isBusy, onConfirm }: DeleteButtonProps) {
  const messages = useMessages(addressMessages);
  return (
    <ConfirmedButton
      block={block}
      variant="quiet"
      label={messages.remove}
      keepLabel={messages.keep}
      title={messages.removeTitle(name)}
      busy={isBusy}
      onConfirm={onConfirm}
    >
      {messages.removeLine}
    </ConfirmedButton>
  );
}
