import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { rateItem } from '../endpoints/orders';
import { secondHandMessages } from '../messages';
import { invalidateItems } from '../queries';

/** The buyer's opinion of an item, which counts in its seller's record. */
export function RateItem({ id }: { id: string }) {
  const messages = useMessages(secondHandMessages);
  const { isBusy, send } = useWrite(rateItem, { refresh: invalidateItems, shownAs: 'toast' });
  const handleRate = (isGood: boolean) => send({ id, isGood }, () => notify(messages.rated));
  return (
    <>
      <Button variant="quiet" busy={isBusy} onClick={() => handleRate(false)}>
        {messages.ratePoor}
      </Button>
      <Button variant="outlined" busy={isBusy} onClick={() => handleRate(true)}>
        {messages.rateGood}
      </Button>
    </>
  );
}
