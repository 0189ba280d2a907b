import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { shelveItem } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import { invalidateItems } from '../queries';

/** Takes an own item off sale after a question, or offers it again. */
export function ShelveButton({ id, isOnSale }: { id: string; isOnSale: boolean }) {
  const messages = useMessages(secondHandMessages);
  const { isBusy, send } = useWrite(shelveItem, { refresh: invalidateItems, shownAs: 'toast' });
  const handleChange = () =>
    send({ id, isOnSale: !isOnSale }, () => notify(isOnSale ? messages.withdrawn : messages.offered));
  return isOnSale ? (
    <ConfirmedButton
      label={messages.withdraw}
      keepLabel={messages.keepOnSale}
      title={messages.withdrawTitle}
      variant="outlined"
      busy={isBusy}
      onConfirm={handleChange}
    >
      {messages.withdrawLine}
    </ConfirmedButton>
  ) : (
    <Button variant="outlined" busy={isBusy} onClick={handleChange}>
      {messages.offerAgain}
    </Button>
  );
}
