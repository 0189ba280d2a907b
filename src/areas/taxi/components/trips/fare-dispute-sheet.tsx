import { tripMessages } from '@/areas/taxi/messages';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { copyText } from '@/ui/browser/copy-text';
import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { DescriptionList } from '@/ui/lists/description-list';
import { Sheet } from '@/ui/overlays/sheet';

/** The way to customer service, with the number of the trip at hand. */
export function FareDisputeSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const messages = useMessages(tripMessages);
  const [isBusy, run] = useSingleTask();
  const handleContact = () =>
    run(async () => {
      notify((await copyText(id)) ? messages.copied : messages.copyFailed);
      await openCustomerService();
    });
  return (
    <Sheet title={messages.fareDisputeTitle} onClose={onClose}>
      <p>{messages.fareDisputeDescription}</p>
      <DescriptionList rows={[[messages.number, id]]} />
      <Button block busy={isBusy} onClick={handleContact}>
        {messages.contact}
      </Button>
    </Sheet>
  );
}
