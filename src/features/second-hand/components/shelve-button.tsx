import { call } from '@/api/call';
import { shelveItem } from '@/api/endpoints/second-hand';
import { secondHandMessages } from '@/messages/second-hand';
import { useMessages } from '@/messages/language';
import { invalidateItems } from '@/queries/second-hand';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';

/** Takes an own item off sale after a question, or offers it again. */
export function ShelveButton({ id, isOnSale }: { id: string; isOnSale: boolean }) {
  const messages = useMessages(secondHandMessages);
  const [isBusy, run] = useSingleTask();
  const handleChange = () =>
    run(async () => {
      try {
        await call(shelveItem, { id, isOnSale: !isOnSale });
        notify(isOnSale ? messages.withdrawn : messages.offered);
      } finally {
        await invalidateItems();
      }
    });
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
